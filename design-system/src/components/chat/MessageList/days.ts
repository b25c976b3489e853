/** A calendar day where the reader is: UTC ms, `to` not included. */
export interface Day {
  readonly from: number;
  readonly to: number;
}

/** The calendar day of a moment (UTC ms) where the reader is. */
export function dayOf(at: number): Day {
  const from = new Date(at);
  from.setHours(0, 0, 0, 0);
  const to = new Date(from);
  to.setDate(to.getDate() + 1);
  return { from: from.getTime(), to: to.getTime() };
}

export const isWithin = ({ from, to }: Day, at: number): boolean => at >= from && at < to;
