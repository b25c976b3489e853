import type { Message } from '@goldbean/contract';
import { maxUnread } from '../messaging.domain.ts';
import type { Directory, InboxMember, RoomNews } from './directory.state.ts';
import { countMessages, inShort, unknownTally, type UnreadTally } from './inbox.domain.ts';
import type { Pair, UnreadCount } from './inbox.repository.ts';

/** Kinds of news of a room, as bits: a new last line, a moved read mark, another name; 0 is a new count alone. */
export const newLine = 1;
export const newMark = 2;
export const newName = 4;

export const lineText = (message: Message): string => JSON.stringify(inShort(message));

export interface NewsParts {
  readonly directory: Directory;
  /** In one query. @param most counting stops there */
  readonly count: (pairs: readonly Pair[], most: number) => Promise<readonly UnreadCount[]>;
  /** The newest message of each room, in one query beside that for the senders. */
  readonly newest: (rooms: readonly string[]) => Promise<ReadonlyMap<string, Message>>;
}

/** A count that was asked for. */
interface InboxDelivery {
  readonly member: InboxMember;
  readonly news: RoomNews;
  readonly tally: UnreadTally;
  readonly turn: number;
}

/** Asks the database for counts and last lines that are due to members and not known here. */
export function createNewsQueries({ directory, count, newest }: NewsParts) {
  async function askCounts(asked: readonly InboxDelivery[]): Promise<void> {
    if (asked.length === 0) return;
    const rooms = new Map(asked.map(({ news }) => [news.room, news]));
    for (const news of rooms.values()) news.meanwhile = [];
    try {
      const pairs = asked.map(({ member, news }) => ({ uid: member.uid, room: news.room }));
      const counted = new Map(
        (await count(pairs, maxUnread)).map((row) => [`${row.uid} ${row.room}`, row] as const),
      );
      for (const { member, news, tally, turn } of asked) {
        const row = counted.get(`${member.uid} ${news.room}`);
        if (!row) directory.leave(member, news.room);
        if (!row || tally.turn !== turn) continue;
        const { unread, mentioned, read_seq: readSeq, last_seq: at } = row;
        Object.assign(tally, { unread, mentioned, readSeq, at, isKnown: true });
        countMessages(tally, member.uid, news.meanwhile ?? [], news.last);
      }
    } finally {
      for (const news of rooms.values()) news.meanwhile = null;
    }
  }

  async function askLines(rooms: readonly RoomNews[]): Promise<void> {
    if (rooms.length === 0) return;
    const turns = rooms.map(({ lineTurn }) => lineTurn);
    const found = await newest(rooms.map(({ room }) => room));
    for (const [index, news] of rooms.entries()) {
      const message = found.get(news.room);
      if (news.lineTurn !== turns[index]) continue;
      news.line = message ? lineText(message) : '';
      news.lineSeq = message?.seq ?? 0;
    }
  }

  /** Finds out what is due and not known. */
  async function ask(members: readonly InboxMember[]): Promise<void> {
    const counts: InboxDelivery[] = [];
    const lines = new Set<RoomNews>();
    for (const member of members)
      for (const [room, what] of member.due) {
        const news = directory.rooms.get(room);
        if (!news || !member.rooms.has(room)) continue;
        const tally = member.rooms.get(room) ?? unknownTally();
        member.rooms.set(room, tally);
        if (!tally.isKnown) counts.push({ member, news, tally, turn: tally.turn });
        if ((what & newLine) !== 0 && news.line === null) lines.add(news);
      }
    await Promise.all([askCounts(counts), askLines([...lines])]);
  }

  return ask;
}
