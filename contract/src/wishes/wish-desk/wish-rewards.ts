/** What an adopted wish may bring its author, in beans. */
export const wishRewards = [20, 50, 100, 200, 500] as const;
