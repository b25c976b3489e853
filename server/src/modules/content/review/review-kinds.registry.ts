import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { ReviewKind } from './review.ports.ts';

/** The queues of the desk, by kind. */
export function createReviewKinds() {
  const kinds = createRegistry<Record<string, ReviewKind>>('queues of the desk');
  const names: string[] = [];
  return {
    /** In the order in which they were registered. */
    names: names as readonly string[],
    /** Registers a queue, before the server starts. @throws Error when the name is taken */
    register(name: string, queue: ReviewKind): void {
      kinds.register(name, queue);
      names.push(name);
    },
    find: kinds.find,
    /** @throws Error when nothing is registered by that name */
    need: kinds.need,
    /** @throws Refusal `request.not_found` for a queue that is none */
    named: (name: string): ReviewKind => kinds.find(name) ?? refuse('request.not_found'),
  };
}
export type ReviewKinds = ReturnType<typeof createReviewKinds>;
