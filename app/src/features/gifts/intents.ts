/**
 * D77: one id for one intent of a member. A try that got no answer may have been charged all the same: the same
 * wish again is then the same intent and goes under the same id, so that nobody pays twice.
 */
export function createIntents(newRequestId: () => string) {
  const unanswered = new Map<string, string>();
  return {
    /** @param wish what is wanted, in one line: the same line is the same wish */
    idOf(wish: string): string {
      const id = unanswered.get(wish) ?? newRequestId();
      unanswered.set(wish, id);
      return id;
    },
    /** The server said yes or no: the same wish again is a new one. */
    answered(wish: string): void {
      unanswered.delete(wish);
    },
  };
}
