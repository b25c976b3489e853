import type { PostState } from './posts.schema.ts';

/** What may happen to something a member wrote: by its author, by who reviews it, or by the staff. */
export const postActions = ['submit', 'pass', 'reject', 'hide', 'show', 'remove'] as const;
export type PostAction = (typeof postActions)[number];

/**
 * The moves of domain 3.8. What is displayed stays so while a newer version of it is submitted, approved or rejected; what
 * is deleted never comes back.
 */
const moves: Readonly<Record<PostState, Readonly<Partial<Record<PostAction, PostState>>>>> = {
  draft: { submit: 'pending', remove: 'deleted' },
  pending: { submit: 'pending', pass: 'displayed', reject: 'rejected', remove: 'deleted' },
  rejected: { submit: 'pending', remove: 'deleted' },
  displayed: {
    submit: 'displayed',
    pass: 'displayed',
    reject: 'displayed',
    hide: 'hidden',
    remove: 'deleted',
  },
  hidden: { show: 'displayed', remove: 'deleted' },
  deleted: {},
};

/** The state after an action; null where it cannot be done. */
export const afterAction = (state: PostState, action: PostAction): PostState | null =>
  moves[state][action] ?? null;
