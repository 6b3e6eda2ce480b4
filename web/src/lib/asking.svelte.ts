/** What the board asks in the stead of the question, while something is in hand: "Barde: what with it?" */
export const asking = $state({ text: "" });
