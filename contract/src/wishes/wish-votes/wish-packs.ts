/** K20, D46: packs of speed-up votes, a bean for each vote. */
export const votePacks = [
  { votes: 15, price: 15 },
  { votes: 25, price: 25 },
  { votes: 50, price: 50 },
  { votes: 100, price: 100 },
  { votes: 150, price: 150 },
  { votes: 250, price: 250 },
] as const;
