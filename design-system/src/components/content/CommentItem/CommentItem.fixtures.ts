import { longName, mei, minute, rejection, somchai, storyNow, teacher } from '../content.fixtures.ts';
import type { Comment } from './comment.ts';

/** A comment of twelve minutes ago, with what a story changes. */
function comment(changes: Partial<Comment> & Pick<Comment, 'id'>): Comment {
  return {
    author: somchai,
    text: 'ขอบคุณครับอาจารย์ ผมเพิ่งเข้าใจว่ากำไรกับเงินสดต่างกันอย่างไร',
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
    text: '不客气。下一步请把自己手上一家公司的经营现金流和净利润放在一起，看连续五年。',
    replyTo: somchai.nickname,
    likes: 1_204,
    isLiked: true,
  }),
  own: comment({
    id: 'own',
    author: mei,
    isOwn: true,
    text: 'Which of the three places is the easiest to check at home?',
    likes: 3,
  }),
  sending: comment({
    id: 'sending',
    author: mei,
    isOwn: true,
    state: { kind: 'sending' },
    text: '谢谢老师！',
  }),
  failed: comment({
    id: 'failed',
    author: mei,
    isOwn: true,
    text: '谢谢老师！',
    state: { kind: 'failed', reason: 'The comment did not arrive: you are offline.' },
  }),
  pending: comment({
    id: 'pending',
    author: mei,
    isOwn: true,
    text: 'Bolehkah kita guna kaedah yang sama untuk bank?',
    state: { kind: 'pending', place: 2, usualWait: 15 * minute },
  }),
  rejected: comment({
    id: 'rejected',
    author: mei,
    isOwn: true,
    text: '这只票下周一定翻倍，加我私聊。',
    state: { kind: 'rejected', reason: rejection },
  }),
  deleted: comment({ id: 'deleted', state: { kind: 'deleted' } }),
  hidden: comment({ id: 'hidden', state: { kind: 'hidden' } }),
  long: comment({
    id: 'long',
    author: longName,
    text: 'https://example.com/annual-report/2026/consolidated-statement-of-financial-position-and-notes-to-the-accounts.pdf\nรายได้ 9,876,543,210 บาท',
    likes: 98_765_432,
  }),
} satisfies Record<string, Comment>;
