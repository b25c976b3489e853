import { asApiError, isUndecided } from './api-error.ts';

/**
 * D77: one id per intent of a member. A try that nobody decided may have been charged, so a repeat of the same request
 * uses the same id and is not charged again.
 */
export function createIntents(newRequestId: () => string) {
  const unanswered = new Map<string, string>();
  return {
    /**
     * Runs a try with the id of its request; a new id is made only after the server accepted or refused.
     * @param wish text that identifies the request: equal texts are the same request
     */
    async run<Answer>(wish: string, act: (requestId: string) => Promise<Answer>): Promise<Answer> {
      const id = unanswered.get(wish) ?? newRequestId();
      unanswered.set(wish, id);
      try {
        const answer = await act(id);
        unanswered.delete(wish);
        return answer;
      } catch (error) {
        if (!isUndecided(asApiError(error))) unanswered.delete(wish);
        throw error;
      }
    },
  };
}
