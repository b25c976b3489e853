import { failures, talk } from '../../../stories/index.ts';
import { longName, mei, minute, rejection, somchai, storyNow, teacher } from '../content.fixtures.ts';
import type { CommentView } from './comment.ts';

/** A comment of twelve minutes ago, with what a story changes. */
function comment(changes: Partial<CommentView> & Pick<CommentView, 'id'>): CommentView {
  return {
    author: somchai,
    text: talk.thanksDifference,
    at: storyNow - 12 * minute,
    likes: 26,
    isLiked: false,
    isOwn: false,
    state: { kind: 'displayed' },
    ...changes,
  };
}

export const comments = {
  displayed: comment({ id: 'displayed' }),
  teacher: comment({
    id: 'teacher',
    author: teacher,
    text: talk.nextStep,
    replyTo: somchai.nickname,
    likes: 1_204,
    isLiked: true,
  }),
  own: comment({
    id: 'own',
    author: mei,
    isOwn: true,
    text: talk.easiest,
    likes: 3,
  }),
  sending: comment({
    id: 'sending',
    author: mei,
    isOwn: true,
    state: { kind: 'sending' },
    text: talk.thanksLoud,
  }),
  failed: comment({
    id: 'failed',
    author: mei,
    isOwn: true,
    text: talk.thanksLoud,
    state: { kind: 'failed', reason: failures.commentOffline },
  }),
  pending: comment({
    id: 'pending',
    author: mei,
    isOwn: true,
    text: talk.banksToo,
    state: { kind: 'pending', place: 2, usualWait: 15 * minute },
  }),
  rejected: comment({
    id: 'rejected',
    author: mei,
    isOwn: true,
    text: talk.spamDouble,
    state: { kind: 'rejected', reason: rejection },
  }),
  deleted: comment({ id: 'deleted', state: { kind: 'deleted' } }),
  hidden: comment({ id: 'hidden', state: { kind: 'hidden' } }),
  long: comment({
    id: 'long',
    author: longName,
    text: 'https://example.com/annual-report/2026/consolidated-statement-of-financial-position-and-notes-to-the-accounts.pdf\n9,876,543,210',
    likes: 98_765_432,
  }),
} satisfies Record<string, CommentView>;
