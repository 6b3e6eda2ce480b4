// Texts that are written over other texts within `root`: one measure for boards, parts and opponents. Without
// `whole` only what is on the screen and not covered by something else counts.
const overlaps = (root, whole = false) => {
  const silent = ".unseen, .ghost, title, desc, script, style, [data-passing]";
  const texts = [];
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.nodeValue.trim();
    const around = node.parentElement;
    if (!text || around.closest(silent) || !around.checkVisibility({ visibilityProperty: true }))
      continue;
    if (getComputedStyle(around).clipPath !== "none") continue; // for ears only
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      // one for each line
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      if (!box.width) continue;
      if (!whole) {
        const top = document.elementFromPoint(x, y);
        if (!top || !(around.contains(top) || top.contains(around))) continue;
      }
      // letters fill the middle of their line
      const quarter = box.height / 4;
      const [high, low] = [box.top + quarter, box.bottom - quarter];
      texts.push({ text, node, around, left: box.left, right: box.right, high, low });
    }
  }
  const faults = new Set();
  const card = ({ around }) => around.closest("[data-card]");
  for (const [at, a] of texts.entries())
    for (const b of texts.slice(at + 1)) {
      if (a.around === b.around) continue;
      if (card(a) && card(b) && card(a) !== card(b)) continue; // cards of a hand lie over each other
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const tall = Math.min(a.low, b.low) - Math.max(a.high, b.high);
      if (wide > 1.5 && tall > 1.5) faults.add(`${a.text} / ${b.text}`);
    }
  return [...faults];
};
