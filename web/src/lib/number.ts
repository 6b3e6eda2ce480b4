/** Numbers as they are printed: with a real minus sign, as the game's own texts have it. */
export const figure = (value: number): string => (value < 0 ? `−${Math.abs(value)}` : `${value}`);

/** The same for a change: +3, −2. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value));
