/** The demo's accounts are numbered, so that seeding again finds them. */
export const uid = (n: number): string => `10000000000000000${String(n).padStart(2, '0')}`;
