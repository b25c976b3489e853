import { postRoom, type NoticeBody } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { Commented, CommentPorts } from './comments.ports.ts';
import { findComment, type CommentRow } from './comments.repository.ts';

const quoteCharacters = 80;
/** How a comment begins, for notices and staff. */
export function quoteOf(text: string): string {
  const characters = Array.from(text);
  return characters.length <= quoteCharacters
    ? text
    : `${characters.slice(0, quoteCharacters - 1).join('')}…`;
}

/** Where a comment stands. */
export type PlacedComment = Pick<CommentRow, 'type' | 'thing_id' | 'comment_id' | 'parent_id'>;

/** What the room of a thing and members are notified of. */
export function createCommentNotifications({
  database,
  rooms,
  notices,
  users,
}: Pick<CommentPorts, 'database' | 'rooms' | 'notices' | 'users'>) {
  async function member(tx: Tx, uid: string, body: NoticeBody): Promise<void> {
    await notices.notify(tx, [{ uid, body }]);
    rooms.notifyMembers(tx, [uid], { kind: 'inbox_reminder' });
  }

  return {
    member,

    /** Notifies the thing's room after the commit. */
    changed(tx: Tx, row: PlacedComment, gone: boolean): void {
      const { type, thing_id: id, comment_id, parent_id } = row;
      const event = { kind: 'comment_change', type, id, comment_id, parent_id, gone } as const;
      database.afterCommit(tx, () => rooms.count(postRoom(type, id), `comment_change ${comment_id}`, event));
    },

    /** Notifies the author of a comment how its review ended. */
    reviewed: (tx: Tx, row: CommentRow, outcome: 'displayed' | 'rejected', reason: string): Promise<void> =>
      member(tx, row.author_uid, {
        kind: 'content_reviewed',
        type: 'comment',
        id: row.comment_id,
        about: { type: row.type, id: row.thing_id },
        words: quoteOf(row.text),
        outcome,
        reason,
      }),

    /** Notifies whom a displayed comment answers, whose thing it is about, and whom it names: each once, and nobody of their own. */
    async displayed(tx: Tx, row: CommentRow, thing: Commented): Promise<void> {
      const answered = await findComment(tx, row.answers_id ?? row.parent_id ?? '');
      const recipients = new Map<string, 'comment' | 'answer' | 'mention'>();
      for (const uid of row.mentions) recipients.set(uid, 'mention');
      recipients.set(thing.authorUid, 'comment');
      if (answered) recipients.set(answered.author_uid, 'answer');
      recipients.delete(row.author_uid);
      const people = await users.many(tx, [row.author_uid, ...recipients.keys()]);
      for (const [uid, how] of recipients)
        if (people.has(uid))
          await member(tx, uid, {
            kind: 'content_commented',
            how,
            comment_id: row.comment_id,
            about: { type: row.type, id: row.thing_id },
            nickname: people.get(row.author_uid)?.nickname ?? '',
            words: quoteOf(row.text),
          });
    },
  };
}
export type CommentNotifications = ReturnType<typeof createCommentNotifications>;
