import type { ContentType, PostKind } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { CommentableKinds, CommentableThings, Commented } from './comments.ports.ts';

/** Things that are commented on, by kind. */
export function createCommentableRegistry() {
  const kinds = createRegistry<CommentableKinds>('things that are commented on');
  /** @throws Refusal `post.missing` for a kind that nobody has registered */
  const of = (type: ContentType): CommentableThings => kinds.find(type as PostKind) ?? refuse('post.missing');

  return {
    register: kinds.register,
    of,
    /** Something that is displayed. @throws Refusal `post.missing` */
    displayed: async (from: Reader, type: ContentType, id: string): Promise<Commented> =>
      (await of(type).displayed(from, id)) ?? refuse('post.missing'),
  };
}
export type CommentableRegistry = ReturnType<typeof createCommentableRegistry>;
