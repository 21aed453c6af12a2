/** Starting the page: words, rules and what the device keeps, then the app. */
import { mount } from "svelte";
import "./draw/tokens.css";
import "./draw/typeface.css";
import "./screens/shell.css";
import App from "./App.svelte";
import { Device, nameOnce, readSettings } from "./device";
import { loadRules } from "./rules";
import { SCREENS } from "./screens/all";
import { route } from "./screens/route.svelte";
import { dress } from "./screens/settings.svelte";
import { Server } from "./table";
import { language, startWords, words } from "./words/now.svelte";

async function start(target: HTMLElement): Promise<void> {
  const settings = readSettings();
  dress(settings);
  // All of it is fetched side by side; whatever fails is told once there are words for it.
  const loading = Promise.all([loadRules(), Device.open()]);
  loading.catch(() => undefined);
  SCREENS[route().name]?.().catch(() => undefined);
  const naming = settings.name ? null : import("./meeting/naming");
  naming?.catch(() => undefined);
  await startWords(settings.language);
  try {
    const [rules, device] = await loading;
    await device.recallSheets(rules);
    // Without it one is a player with a number.
    await naming
      ?.then(({ drawName }) => nameOnce(() => drawName(language())))
      .catch(() => undefined);
    const server = new Server();
    let answers: Promise<boolean> | undefined;
    const hasServer = () => (answers ??= server.answers());
    target.replaceChildren();
    mount(App, {
      target,
      props: { base: { rules, device, server, hasServer } },
    });
  } catch (error) {
    reportError(error);
    target.textContent = words().say(
      typeof WebAssembly === "object" ? "error.load" : "error.browser",
    );
  }
}

void start(document.getElementById("app")!);
