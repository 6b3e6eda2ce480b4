// What tests/browser/contract.py does in the page. `window.drakkar` is the store of the table.

// Every move by the things that the board names for it, then every thing by itself.
const follow = async ({ tried, seed }) => {
  const store = window.drakkar;
  const mine = { chosen: [], asked: [] };
  const own = ["choose", "ask", "why", "offer", "undo"];
  store.choose = async (move) => {
    mine.chosen.push(Array.isArray(move) ? move : move.move);
  };
  store.ask = async (move) => {
    mine.asked.push(move);
  };
  store.why = async () => null;
  store.offer = () => {};
  store.undo = async () => {};
  const channel = new MessageChannel();
  const rest = () =>
    new Promise((done) => {
      channel.port1.onmessage = () => done();
      channel.port2.postMessage(0);
    });
  const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
  const named = (name) =>
    [...document.querySelectorAll(`[data-at=${JSON.stringify(name)}]`)].find(
      (thing) => thing.getClientRects().length,
    );
  const press = async (thing) => {
    thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await rest();
    await rest();
    // The card of verbs is fetched when it is wanted for the first time, and so are parts of boards.
    const coming = () =>
      (store.topic && !document.querySelector(".verbs")) ||
      document.querySelector("[data-coming]");
    for (let tries = 0; coming() && tries < 200; tries += 1)
      await new Promise((done) => setTimeout(done, 20));
  };
  const anew = async () => {
    [mine.chosen, mine.asked] = [[], []];
    store.topic = null;
    store.clear();
    await rest();
  };
  let state = seed;
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
  const sample = (all) =>
    all.length <= tried
      ? all
      : all
          .map((each) => [random(), each])
          .sort((a, b) => a[0] - b[0])
          .slice(0, tried)
          .map(([, each]) => each);
  const faults = [];
  const names = new Set();
  const moves = store.view.moves;
  const strings = (value) => (Array.isArray(value) ? value.flatMap(strings) : [value]);
  const spoken = new Set(moves.flatMap(({ move }) => strings(move.slice(1))));
  const firsts = () =>
    moves
      .map((move) => (store.pathOf(move) ?? []).find((name) => !name.startsWith("scene/")))
      .filter((name) => name !== undefined);
  for (const name of firsts()) names.add(name);
  for (const move of sample(moves)) {
    const path = store.pathOf(move);
    const fault = (what) => faults.push({ what, kind: move.move[0], about: move.notation });
    if (!path || !path.length) {
      fault("no path");
      continue;
    }
    if (path.length > 4) fault("path too long");
    if (path[0].startsWith("words")) fault("in words only");
    await anew();
    let lost = "";
    for (const name of path) {
      const thing = named(name);
      if (!thing) {
        lost = name;
        break;
      }
      await press(thing);
    }
    if (lost) fault(`nothing there: ${lost.split("/")[0]}`);
    else if (!mine.chosen.length) fault("makes no move");
    else if (!same(mine.chosen.at(-1), move.move)) fault("makes another move");
    if (mine.asked.length) fault("is refused");
  }
  const tries = [];
  const things = [...document.querySelectorAll(".scene [data-at]")]
    .filter((thing) => thing.getClientRects().length)
    .map((thing) => thing.dataset.at);
  for (const name of sample([...new Set(things)])) {
    await anew();
    const thing = named(name);
    if (!thing || name.startsWith("scene/")) continue;
    await press(thing);
    const listed = store.topic && !document.querySelector(".verbs [data-move]");
    const refused = mine.asked.length > 0 || listed;
    const id = name.split("/").at(-1);
    if (refused && (names.has(name) || spoken.has(id)))
      faults.push({ what: "denies a legal thing", kind: name.split("/")[0], about: name });
    tries.push(...mine.asked, ...(listed ? store.topic.tries : []));
  }
  // What was begun is put back, as somebody would: the look is at the question.
  document.body.dispatchEvent(
    new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
  );
  await anew();
  for (const name of own) delete store[name];
  return { faults, tries: tries.slice(0, 12), first: [...new Set(firsts())] };
};

// Whether what the question is about is on the screen, and no text lies over another.
const look = (first) => {
  const faults = [];
  const wide = innerWidth,
    tall = innerHeight;
  const scene = document.querySelector(".scene");
  scene.scrollTo(0, 0);
  document.querySelector(".places")?.scrollTo(0, 0);
  const seen = (name) =>
    [...document.querySelectorAll(`[data-at=${JSON.stringify(name)}]`)].some((thing) => {
      const box = thing.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return box.width && x > 0 && y > 0 && x < wide && y < tall;
    });
  const hidden = first.filter((name) => !seen(name));
  if (wide > 760 ? hidden.length : hidden.length === first.length && first.length)
    faults.push({ what: "off screen", kind: hidden[0].split("/")[0], about: hidden.join(" ") });
  if (wide > 760)
    for (const part of ["mine", "hand"])
      for (const area of document.querySelectorAll(`.scene [data-area=${part}]`)) {
        const box = area.getBoundingClientRect();
        if (box.bottom > tall + 1 || box.top < 0)
          faults.push({ what: "off screen", kind: part, about: `${box.top}-${box.bottom}` });
      }
  const board = scene.querySelector("[data-marked]") ?? scene;
  for (const about of overlaps(board)) faults.push({ what: "text over text", kind: "", about });
  return faults;
};
