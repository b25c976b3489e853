/** @param now UTC ms */
export const isOpen = (
  vote: { readonly closed_at: number | null; readonly ends_at: number },
  now: number,
): boolean => vote.closed_at === null && vote.ends_at > now;
