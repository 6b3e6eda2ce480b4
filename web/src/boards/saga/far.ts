/** The sea, the realms of the depths and of ice, and Bifröst: colours and what stands where. */
import type { Realm } from "./realms";

export { default as Longship } from "./Longship.svelte";
export { default as Motif } from "./FarMotif.svelte";
export { default as Roof } from "./Roof.svelte";
export { default as Sea } from "./Sea.svelte";
export { default as Skyline } from "./FarSkyline.svelte";

const CAVE: Pick<Realm, "large" | "small" | "bend" | "edge" | "corner"> = {
  large: ["hall"],
  small: ["crystal", "lantern"],
  bend: "forge",
  edge: "crystal",
  corner: ["crystal", "cart"],
};

export const REALMS: Record<string, Realm> = {
  IV: {
    ...CAVE,
    sky: ["#7a5a52", "#57404a", "#33232f"],
    line: "#2a1a24",
    roof: "#3a2833",
    tint: ["#6b4a50", "#f1b81f", "#8fd3d8"],
    card: {
      skyline: "city",
      sky: ["#b5702c", "#ffcf6a"],
      body: ["#8a4f22", "#7a4320", "#94592a"],
      light: "#ffd96a",
      ground: "#5b3216",
    },
  },
  V: {
    ...CAVE,
    sky: ["#7a2f1c", "#5a2018", "#2a1216"],
    line: "#260d0c",
    roof: "#3a1512",
    large: ["flame", "hall", "flame"],
    small: ["flame", "rock"],
    bend: "flame",
    corner: ["flame", "rock"],
    edge: "flame",
    tint: ["#6b2a20", "#ffb43a", "#ff7a2a"],
    card: {
      skyline: "castle",
      sky: ["#c2401a", "#ffb43a"],
      body: ["#4a1c18", "#5a241a", "#3a1614"],
      light: "#ffe27a",
      ground: "#2f1110",
    },
  },
  VI: {
    ...CAVE,
    sky: ["#4f5a66", "#3a4250", "#23262f"],
    line: "#1a1c24",
    roof: "#2a2e3a",
    large: ["grave", "hall", "grave"],
    small: ["lantern", "grave"],
    bend: "grave",
    corner: ["rock", "grave"],
    edge: "grave",
    tint: ["#56606e", "#b8f0d8", "#8fd3d8"],
    card: {
      skyline: "barrows",
      sky: ["#6a7a80", "#c2d6c8"],
      body: ["#3a424e", "#4a5460", "#2f3742"],
      light: "#c8ffe8",
      ground: "#23262f",
    },
  },
  VII: {
    sky: ["#bcd8ea", "#dcebf2", "#9fbfd6"],
    line: "#7a9ab4",
    hills: ["#c8dce8", "#aecbdd", "#cfe2ec"],
    large: ["peak", "fir", "peak"],
    small: ["ice", "fir"],
    bend: "peak",
    edge: "ice",
    corner: ["rock", "fir"],
    tint: ["#7fa0b8", "#f6fbff", "#4f7f9a"],
    card: {
      skyline: "peaks",
      sky: ["#8fb4d0", "#f0f6fa"],
      body: ["#7fa0b8", "#6b8fab", "#93b2c6"],
      light: "#ffffff",
      ground: "#4a6b84",
    },
  },
  VIII: {
    sky: ["#cfdde4", "#a9bccb", "#7f97ac"],
    line: "#6a8298",
    hills: ["#c2d2dc", "#a4b9c8", "#b8cad6"],
    large: ["ice", "peak", "ice"],
    small: ["ice"],
    bend: "ice",
    edge: "ice",
    corner: ["ice", "rock"],
    tint: ["#8fb4cf", "#e8f6ff", "#5f87a8"],
    card: {
      skyline: "palace",
      sky: ["#7fa4c4", "#e4f0f8"],
      body: ["#8fbcd8", "#a9d0e6", "#74a4c4"],
      light: "#ffffff",
      ground: "#3f6480",
    },
  },
  IX: {
    sky: ["#7f8fae", "#a9b4cc", "#5f6f94"],
    line: "#43527a",
    hills: ["#8f9cba", "#74839f", "#8a98b6"],
    large: ["peak"],
    small: ["rock", "ice"],
    bend: "peak",
    edge: "rock",
    corner: ["rock", "ice"],
    tint: ["#5f6f94", "#eef2fb", "#43527a"],
    card: {
      skyline: "peaks",
      sky: ["#5a6a94", "#d6b8c8"],
      body: ["#4a5880", "#5a6890", "#3f4c70"],
      light: "#fdf6ff",
      ground: "#2f3a5a",
    },
  },
  B: {
    sky: ["#22304f", "#2f3f6a", "#4a3f70"],
    line: "#1a2440",
    hills: ["#3a4a7a", "#34406a", "#46508a"],
    large: ["star", "star", "star"],
    small: ["star"],
    bend: "star",
    edge: "star",
    corner: ["star", "star"],
    tint: ["#fff3c4", "#fff3c4", "#f1c84b"],
    card: {
      skyline: "rainbow",
      sky: ["#4a5a9a", "#f6d0a8"],
      body: ["#f6e2b4", "#e8c98a", "#fff4d8"],
      light: "#ffe27a",
      ground: "#3a2f5a",
    },
  },
};
