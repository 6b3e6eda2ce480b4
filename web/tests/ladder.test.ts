import { describe, expect, it } from "vitest";
import { course, rated, signed } from "../src/lib/ladder";

const point = { rating: 1600, within: 80, certain: true };

describe("ladder", () => {
  it("tells a rating with what it is known to", () => {
    expect(rated(point)).toBe("1600 ± 80");
    expect(rated({ ...point, certain: false })).toBe("1600 ± 80 ?");
    expect([12, -8, 0].map(signed)).toEqual(["+12", "−8", "±0"]);
  });

  it("draws the band around the line", () => {
    const { line, band, least, most } = course(
      [
        { rating: 1500, within: 500 },
        { rating: 1700, within: 100 },
      ],
      300,
      100,
    );
    expect([least, most]).toEqual([1000, 2000]);
    expect(line).toBe("0,50 300,30");
    expect(band).toBe("0,0 300,20 300,40 0,100");
  });

  it("puts a single game in the middle", () => {
    expect(course([{ rating: 1500, within: 100 }], 300, 100).dots).toEqual([{ x: 150, y: 50 }]);
  });
});
