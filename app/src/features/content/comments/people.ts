import type { Comment, Reply } from '@goldbean/contract/content';
import type { MentionMember } from '@goldbean/design-system/mentions';
import type { Snapshot } from 'valtio/vanilla';

/** Who has written below something, each once: they can be named behind an `@`. I do not name myself. */
export function peopleOf(list: readonly Snapshot<Comment>[]): readonly MentionMember[] {
  const rows: readonly Snapshot<Reply>[] = list.flatMap((comment) => [comment, ...comment.first_replies]);
  const others = rows.filter(({ is_own, state }) => !is_own && state === 'displayed');
  return [
    ...new Map(others.map(({ author: { uid, nickname, img } }) => [uid, { uid, nickname, img }])).values(),
  ];
}
