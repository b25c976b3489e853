import type { PostKind } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import type { PostQueue } from './review/review-queue.ports.ts';

/** Something that was displayed for the first time. */
export interface FirstDisplay {
  readonly id: string;
  readonly authorUid: string;
}

/**
 * A kind of what members write, as its feature registers it: the engine keeps versions, states, queue, counts and rooms,
 * and knows of a body only what is answered here.
 */
export interface KindOfPost {
  /**
   * A body as it is stored, out of what was handed in; checks what the kind asks of it.
   * @throws Refusal in the kind's own words
   */
  readonly check: (body: unknown) => object;
  /** What is judged, searched and quoted: plain text, without marks of a document. */
  readonly words: (body: object) => { readonly title: string; readonly text: string };
  /** Uploads of the scene `post` that it shows, in their order. */
  readonly files: (body: object) => readonly string[];
  /** Called last in the transaction that displays one for the first time, such as to pay for it (K23). May lock the wallet. */
  readonly onFirstShown?: (tx: Tx, shown: FirstDisplay) => Promise<void>;
  /**
   * Called last in the transaction that deletes one, so that files of the kind's own go with it.
   * @throws Refusal in the kind's own words where it has to stay
   */
  readonly onRemoved?: (tx: Tx, id: string) => Promise<void>;
  /** The queue of the desk with what only the kind knows of its things; left out, it is the engine's. */
  readonly queue?: (queue: PostQueue) => PostQueue;
}

export function createKinds() {
  const kinds = createRegistry<Record<PostKind, KindOfPost>>('kinds of what members write');
  return {
    register: kinds.register,
    /** @throws Refusal `post.missing` for a kind that nobody has registered */
    need: (kind: PostKind): KindOfPost => kinds.find(kind) ?? refuse('post.missing'),
  };
}
export type Kinds = ReturnType<typeof createKinds>;
