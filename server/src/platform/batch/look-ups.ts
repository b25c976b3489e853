import { createBatcher } from './batcher.ts';
import { fulfilled } from './outcomes.ts';

/**
 * Looks things up for those who ask in one moment together: as few queries for hundreds as for one (R8).
 * @param most asked of one batch
 * @param find finds what is asked under one key, each once; returns the answer to each
 */
export function createLookUps<Answer>(
  most: number,
  find: (key: string, asked: readonly string[]) => Promise<(one: string) => Answer>,
) {
  return createBatcher<string, Answer>(most, async (key, asked) => {
    const answerTo = await find(key, [...new Set(asked)]);
    return asked.map((one) => fulfilled(answerTo(one)));
  });
}
