/** The sea, the departure, the realms of the depths and of ice, and Bifröst: colours and what stands where. */
import { realm, type Realm } from "./realms";

export { default as Longship } from "./Longship.svelte";
export { default as Motif } from "./FarMotif.svelte";
export { default as Roof } from "./Roof.svelte";
export { default as Sea } from "./Sea.svelte";
export { BRIDGE, bySea } from "./sea";
export { default as Skyline } from "./FarSkyline.svelte";

export const REALMS: Record<string, Realm> = {
  T: realm({
    sky: "#a8d3d6 #e9dca8 #b9c98a",
    line: "#6f8f4a",
    hills: "#9fc0a0 #8fb06a #7f9f58",
    tint: "#8a5a30 #c98f4a #2f6b52",
    stands: [["hut", "birch", "hut"], ["flower", "fir"], "hut", "fir", ["fir", "hut"]],
    card: ["harbour", "#f6c56a #fbe7b5 #fff3c4 #2f7f9a", "#8a5a30 #7a4a28 #9a6233"],
  }),
  IV: realm({
    sky: "#7a5a52 #57404a #33232f",
    line: "#2a1a24",
    roof: "#3a2833",
    tint: "#6b4a50 #f1b81f #8fd3d8",
    stands: [["hall"], ["crystal", "lantern"], "forge", "crystal", ["crystal", "cart"]],
    card: ["city", "#b5702c #ffcf6a #ffd96a #5b3216", "#8a4f22 #7a4320 #94592a"],
  }),
  V: realm({
    sky: "#7a2f1c #5a2018 #2a1216",
    line: "#260d0c",
    roof: "#3a1512",
    tint: "#6b2a20 #ffb43a #ff7a2a",
    stands: [["flame", "hall", "flame"], ["flame", "rock"], "flame", "flame", ["flame", "rock"]],
    card: ["castle", "#c2401a #ffb43a #ffe27a #2f1110", "#4a1c18 #5a241a #3a1614"],
  }),
  VI: realm({
    sky: "#4f5a66 #3a4250 #23262f",
    line: "#1a1c24",
    roof: "#2a2e3a",
    tint: "#56606e #b8f0d8 #8fd3d8",
    stands: [["grave", "hall", "grave"], ["lantern", "grave"], "grave", "grave", ["rock", "grave"]],
    card: ["barrows", "#6a7a80 #c2d6c8 #c8ffe8 #23262f", "#3a424e #4a5460 #2f3742"],
  }),
  VII: realm({
    sky: "#8fb8d8 #d3e6f1 #86abc8",
    line: "#7a9ab4",
    hills: "#b9d3e4 #93b8d2 #7aa3c0",
    tint: "#7fa0b8 #f6fbff #4f7f9a",
    stands: [["peak", "fir", "peak"], ["ice", "fir"], "peak", "ice", ["rock", "fir"]],
    card: ["peaks", "#8fb4d0 #f0f6fa #ffffff #4a6b84", "#7fa0b8 #6b8fab #93b2c6"],
  }),
  VIII: realm({
    sky: "#cfdde4 #a9bccb #7f97ac",
    line: "#6a8298",
    hills: "#b4c8d6 #93adc2 #7d9ab2",
    tint: "#8fb4cf #e8f6ff #5f87a8",
    stands: [["ice", "peak", "ice"], ["ice"], "ice", "ice", ["ice", "rock"]],
    card: ["palace", "#7fa4c4 #e4f0f8 #ffffff #3f6480", "#8fbcd8 #a9d0e6 #74a4c4"],
  }),
  IX: realm({
    sky: "#7f8fae #a9b4cc #5f6f94",
    line: "#43527a",
    hills: "#8f9cba #74839f #8a98b6",
    tint: "#5f6f94 #eef2fb #43527a",
    stands: [["peak"], ["rock", "ice"], "peak", "rock", ["rock", "ice"]],
    card: ["peaks", "#5a6a94 #d6b8c8 #fdf6ff #2f3a5a", "#4a5880 #5a6890 #3f4c70"],
  }),
  B: realm({
    sky: "#22304f #2f3f6a #4a3f70",
    line: "#1a2440",
    hills: "#3a4a7a #34406a #46508a",
    tint: "#fff3c4 #fff3c4 #f1c84b",
    stands: [["star", "star", "star"], ["star"], "star", "star", ["star", "star"]],
    card: ["rainbow", "#4a5a9a #f6d0a8 #ffe27a #3a2f5a", "#f6e2b4 #e8c98a #fff4d8"],
  }),
};
