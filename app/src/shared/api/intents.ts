import { asApiError } from './api-error.ts';

/**
 * D77: one id for one intent of a member. A try that got no answer may have been charged all the same: the same
 * wish again is then the same intent and goes under the same id, so that nobody pays twice.
 */
export function createIntents(newRequestId: () => string) {
  const unanswered = new Map<string, string>();
  return {
    /**
     * Runs a try of a wish under the wish's id: a new id only after the server said yes or no.
     * @param wish what is wanted, in one line: the same line is the same wish
     */
    async run<Answer>(wish: string, act: (requestId: string) => Promise<Answer>): Promise<Answer> {
      const id = unanswered.get(wish) ?? newRequestId();
      unanswered.set(wish, id);
      try {
        const answer = await act(id);
        unanswered.delete(wish);
        return answer;
      } catch (error) {
        if (asApiError(error).code !== 0) unanswered.delete(wish);
        throw error;
      }
    },
  };
}
