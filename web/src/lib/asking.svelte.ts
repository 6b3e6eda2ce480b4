/** What the board asks in the stead of the question, while something is in hand: "Barde: what now?" */
export const asking = $state({ text: "" });
