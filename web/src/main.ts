/** Starting the page: words, rules and what the device keeps, then the app. */
import { mount } from "svelte";
import "./draw/tokens.css";
import "./draw/typeface.css";
import "./screens/shell.css";
import App from "./App.svelte";
import { Device, readSettings } from "./device";
import { Players } from "./players";
import { loadRules } from "./rules";
import { dress } from "./screens/settings.svelte";
import { Server } from "./table";
import { say, startWords } from "./words";

async function start(target: HTMLElement): Promise<void> {
  const settings = readSettings();
  dress(settings);
  await startWords(settings.language);
  try {
    const [rules, device] = await Promise.all([loadRules(), Device.open()]);
    const server = new Server();
    const players = new Players(rules);
    let answers: Promise<boolean> | undefined;
    const hasServer = () => (answers ??= server.answers());
    target.replaceChildren();
    mount(App, {
      target,
      props: { world: { rules, device, players, bots: players.bots, server, hasServer } },
    });
  } catch (error) {
    reportError(error);
    target.textContent = say(typeof WebAssembly === "object" ? "error.load" : "error.browser");
  }
}

void start(document.getElementById("app")!);
