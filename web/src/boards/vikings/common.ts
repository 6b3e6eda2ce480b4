/** Things that are the same whosever board is drawn: pointing at them needs no looking elsewhere. */
export const common = /^lot-/;
