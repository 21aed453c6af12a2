// Somebody who taps whatever can be tapped, put into every page under test. A tap is made only
// where a finger could make it: on what is inside the window and not covered. What is not is noted.
(() => {
  const CONTROLS = {
    ways: "button.way",
    faces: ".faces button",
    main: "[data-main]",
    boxes: "button[data-box]",
    rows: ".board button",
    dice: "[data-keys=dice] :is(.die.legal, .die.chosen, .chip)",
    actions: ".actions button",
  };
  const MOST_TAPS = 6000;
  const PATIENCE = 60_000;

  /** A generator that can be begun again: mulberry32. */
  function randomFrom(seed) {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
  }

  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  const isUsable = (element) =>
    isShown(element) && element.getAttribute("aria-disabled") !== "true" && !element.disabled;
  const all = (what) => [...document.querySelectorAll(what)];

  function nameOf(element) {
    const { tagName, dataset } = element;
    const className = element.getAttribute("class");
    const name = element.getAttribute("aria-label") || element.textContent.trim();
    return `${tagName.toLowerCase()} ${dataset.box ?? ""} ${className} "${name}"`;
  }

  function middle(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  }

  /** Why a finger could not press it, or nothing. */
  function outOfReach(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) {
      return `outside the window: ${nameOf(element)}`;
    }
    const found = document.elementFromPoint(...middle(element));
    if (found && element.contains(found)) return "";
    return `covered by ${found && nameOf(found)}: ${nameOf(element)}`;
  }

  /** Whatever has to be scrolled to be seen whole. */
  function scrolling() {
    const page = document.scrollingElement;
    const faults = [];
    if (page.scrollHeight > innerHeight + 1) faults.push("the page scrolls down");
    if (page.scrollWidth > innerWidth + 1) faults.push("the page scrolls sideways");
    for (const part of all(".centre, .centre .fit, .docked, .docked *")) {
      const { overflowX, overflowY } = getComputedStyle(part);
      const scrolls = /auto|scroll/;
      const down = scrolls.test(overflowY) && part.scrollHeight > part.clientHeight + 1;
      const aside = scrolls.test(overflowX) && part.scrollWidth > part.clientWidth + 1;
      if (!isShown(part) || (!down && !aside)) continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = part;
      const sizes = `${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}`;
      faults.push(`${part.getAttribute("class")} scrolls: ${sizes}`);
    }
    return faults;
  }

  const sleep = (time) => new Promise((done) => setTimeout(done, time));

  /** What is measured by observers has its place when it is painted. */
  const painted = () =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

  /** When the answer to a tap is on the screen: nobody taps before. */
  async function seen() {
    await sleep(0);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }

  class Robot {
    /** What was tapped, by kind; actions by name. */
    counts = {};
    faults = new Set();
    shifts = [];
    result = null;
    #random = randomFrom(1);

    /** Begin again with another seed. */
    seed(number) {
      this.#random = randomFrom(number);
    }

    /** Shifts of the layout from now on. */
    watchShifts() {
      const tell = ({ value, sources }) => {
        // What is gone by now was not moved for anybody.
        const moved = sources.flatMap(({ node, previousRect: a, currentRect: b }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          // A button whose words change in place is told, too, with the same corner before and after.
          const stayed = a.x === b.x && a.y === b.y;
          return element && !stayed ? [`${nameOf(element)} ${a.x},${a.y} -> ${b.x},${b.y}`] : [];
        });
        this.shifts.push({ value, moved });
      };
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(tell));
      observer.observe({ type: "layout-shift" });
    }

    /** As far as can be seen: at a table elsewhere somebody may still take back their last step. */
    get over() {
      return document.querySelector("[data-main]")?.textContent.trim() === "See the result";
    }

    /** What can be tapped now, by kind. */
    get live() {
      const found = Object.entries(CONTROLS).map(([kind, what]) => [kind, all(what)]);
      return Object.fromEntries(found.map(([kind, list]) => [kind, list.filter(isUsable)]));
    }

    /** A tap that makes sense now: mostly what is lit, now and then an action. */
    choose() {
      const live = this.live;
      const of = (kind, times = 1) =>
        Array.from({ length: times }, () => live[kind].map((element) => [kind, element])).flat();
      let choices;
      if (live.ways.length > 0) choices = of("ways");
      else if (live.faces.length > 0) choices = [...of("faces", 2), ...of("main", 12)];
      else {
        const lit = [...of("boxes"), ...of("rows")];
        choices = [...lit, ...of("dice"), ...of("main", lit.length > 0 ? 1 : 6)];
        const actions = of("actions");
        const undo = actions.find(([, action]) => action.classList.contains("undo"));
        if (undo && !this.counts.undo && this.#random() < 0.3) return undo;
        if (choices.length === 0 || (actions.length > 0 && this.#random() < 0.06)) choices = actions;
      }
      return choices[Math.floor(this.#random() * choices.length)];
    }

    /** Note what cannot be reached or needs scrolling. */
    check() {
      const { ways, ...rest } = this.live;
      for (const element of ways.length > 0 ? ways : Object.values(rest).flat()) {
        const fault = outOfReach(element);
        if (fault) this.faults.add(fault);
      }
      for (const fault of scrolling()) this.faults.add(fault);
    }

    async #stays() {
      await sleep(200);
      return this.over;
    }

    #count(kind, element) {
      const name = kind === "actions" ? element.classList[1] : kind;
      this.counts[name] = (this.counts[name] ?? 0) + 1;
    }

    /** Where the next tap would go, for a real finger: nobody taps before the last one is answered. */
    async aim() {
      await seen();
      const choice = this.over ? undefined : this.choose();
      if (!choice) return null;
      this.#count(...choice);
      return middle(choice[1]);
    }

    /** Tap until the game is over, so many times, or until something can be seen. */
    async play({ taps = MOST_TAPS, until = "", checked = false } = {}) {
      let idle = performance.now();
      for (let tapped = 0; tapped < taps; ) {
        if (until && document.querySelector(until)) return this.report();
        if (this.over && (await this.#stays())) return this.report();
        if (checked) await painted();
        const choice = this.choose();
        if (!choice) {
          if (performance.now() - idle > PATIENCE) throw new Error("nothing can be tapped");
          await sleep(20);
          continue;
        }
        if (checked) this.check();
        const [kind, element] = choice;
        const fault = outOfReach(element);
        if (fault) this.faults.add(fault);
        this.#count(kind, element);
        element.click();
        tapped += 1;
        await seen();
        idle = performance.now();
      }
      if (taps === MOST_TAPS) throw new Error("the game does not end");
      return this.report();
    }

    /** The same, without waiting for the end. */
    start(wishes) {
      this.result = null;
      this.play(wishes).then(
        (report) => (this.result = report),
        (error) => (this.result = { error: error.message }),
      );
    }

    report() {
      const { counts, shifts } = this;
      return { counts, shifts, faults: [...this.faults], over: this.over };
    }
  }

  window.robot = new Robot();

  // Connections that can be cut, just before or just after something is said.
  const Real = window.WebSocket;
  window.wire = { cut: null, sockets: [], lost: [] };
  window.WebSocket = class extends Real {
    constructor(address) {
      super(address);
      window.wire.sockets.push(this);
    }

    send(text) {
      const { cut } = window.wire;
      if (!cut || !text.includes(cut.word)) return super.send(text);
      window.wire.cut = null;
      window.wire.lost.push(text);
      if (cut.after) super.send(text);
      super.close();
    }
  };
})();
