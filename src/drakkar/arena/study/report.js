"use strict";
(() => {
  const root = document.documentElement;
  const specs = JSON.parse(document.getElementById("specs").textContent);
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  let light = dark.matches ? "dark" : "light";

  function frame() {
    const style = getComputedStyle(root);
    const [ink, faint, line] = ["--ink", "--faint", "--line"].map((name) => style.getPropertyValue(name).trim());
    const narrow = window.innerWidth < 640;
    return {
      background: null,
      font: "system-ui, 'Segoe UI', sans-serif",
      view: { stroke: null },
      axis: {
        labelColor: ink, titleColor: faint, gridColor: line, domainColor: line, tickColor: line,
        labelFontSize: 12, titleFontSize: 12, labelLimit: narrow ? 120 : 240,
      },
      legend: { labelColor: ink, titleColor: faint, labelFontSize: 12, columns: narrow ? 2 : 4 },
    };
  }

  // a narrow screen has less room for names, whatever the picture asks for itself
  function fitted(spec) {
    const own = structuredClone(spec);
    if (window.innerWidth < 640) {
      for (const layer of [own, ...(own.layer ?? [])]) {
        const { y, color } = layer.encoding ?? {};
        if (y?.axis?.labelLimit) y.axis.labelLimit = 120;
        if (color?.legend) color.legend.columns = 2;
      }
    }
    return own;
  }

  const figures = {
    fr: { decimal: ",", thousands: "\u202f", grouping: [3], currency: ["", "\u00a0€"], percent: "\u202f%" },
    en: { decimal: ".", thousands: ",", grouping: [3], currency: ["€", ""], percent: " %" },
  };
  const drawn = new Map();
  async function draw(place) {
    const state = `${light} ${window.innerWidth < 640}`;
    if (drawn.get(place) === state) return;
    drawn.set(place, state);
    const lang = place.closest("main").lang;
    await window.vegaEmbed(place, fitted(specs[place.dataset.chart][lang]), {
      actions: false, renderer: "svg", config: frame(), tooltip: { theme: light }, formatLocale: figures[lang],
    });
  }

  // only what is near the screen: a hundred pictures at once would keep a phone busy
  const watch = new IntersectionObserver(
    (seen) => seen.filter((one) => one.isIntersecting).forEach((one) => draw(one.target)),
    { rootMargin: "600px" },
  );
  const places = [...document.querySelectorAll("[data-chart]")];

  function show() {
    root.dataset.light = light;
    for (const button of document.querySelectorAll("button[data-lang]"))
      button.setAttribute("aria-pressed", String(button.dataset.lang === root.lang));
    document.title = document.querySelector(`main[lang="${root.lang}"]`).dataset.title;
    for (const place of places) {
      watch.unobserve(place);
      watch.observe(place);
    }
  }

  for (const button of document.querySelectorAll("button[data-lang]"))
    button.addEventListener("click", () => { root.lang = button.dataset.lang; show(); });
  for (const button of document.querySelectorAll("button[data-light]"))
    button.addEventListener("click", () => { light = light === "dark" ? "light" : "dark"; show(); });
  dark.addEventListener("change", () => { light = dark.matches ? "dark" : "light"; show(); });
  window.addEventListener("resize", () => show());
  window.addEventListener("beforeprint", () => places.forEach(draw));
  show();
})();
