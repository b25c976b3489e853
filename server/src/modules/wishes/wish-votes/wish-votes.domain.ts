/** Votes of a wish as an answer shows them: all, and of each kind. */
export const voteCountsOf = ({ free_votes, paid_votes }: { free_votes: number; paid_votes: number }) => ({
  votes: free_votes + paid_votes,
  free_votes,
  paid_votes,
});

/** The request_id of what was paid for a ticket. */
export const paymentOf = (ticketId: string): string => `wish_votes:${ticketId}`;
