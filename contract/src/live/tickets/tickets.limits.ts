/** Limits of tickets for live sessions (D30). Times in ms. */
export const ticketLimits = {
  /** The highest price, in beans. */
  ticketBeansMax: 99_999,
  /** A live session that has not begun so long after its hour gives the beans of its tickets back. */
  ticketLateMs: 86_400_000,
} as const;
