import { inboxRoom, messagingLimits, type Message } from '@goldbean/contract';
import type { Clock } from '../../../../platform/clock.ts';
import type { Log } from '../../../../platform/log.ts';
import { encodeFrame, encodeText } from '../realtime/frame-bytes.socket.ts';
import { maxUnread, type RoomEvent } from '../messaging.domain.ts';
import type { Directory, InboxMember, RoomNews } from './directory.state.ts';
import { countSaid, inShort, unknownTally, type UnreadTally } from './inbox.domain.ts';
import type { UnreadCount, Pair } from './inbox.repository.ts';

/** Kinds of news of a room, as bits: a new last line, a moved read mark, another name; 0 is a new count alone. */
export const newLine = 1;
export const newMark = 2;
export const newName = 4;

/** Calls `run` after `ms`. @returns what cancels it */
export type Later = (ms: number, run: () => void) => () => void;

export interface SendingParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly directory: Directory;
  readonly later: Later;
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

const epoch = '0';
export const lineText = (message: Message): string => JSON.stringify(inShort(message));

/** An event of the inbox as a frame; it has no `seq`: what a client missed is in its list (D57). */
export const inboxFrame = (event: RoomEvent, ts: number): Buffer =>
  encodeFrame({ type: 'event', room: inboxRoom, epoch, ts, data: event });

/**
 * Sends each member the news of their rooms: at most one frame in `inboxPaceMs`, for all members in the same moment. What
 * is not known by then is asked for all of them together, in three queries at most. A message is serialised once
 * for all its readers, and a frame once for all who read the same.
 */
export function createInboxFrames({ clock, log, directory, later, count, newest }: SendingParts) {
  const due = new Set<InboxMember>();
  let cancel: (() => void) | null = null;
  let isSending = false;
  let sentAt = Number.NEGATIVE_INFINITY;

  function schedule(): void {
    if (cancel || isSending || due.size === 0) return;
    // A clock that was set back must not hold anything up.
    const rest = Math.min(messagingLimits.inboxPaceMs, sentAt + messagingLimits.inboxPaceMs - clock.now());
    cancel = later(Math.max(0, rest), () => {
      cancel = null;
      void send();
    });
  }

  /** Has news of a room sent to a member with the next frame. @param what bits of the kinds of news */
  function owe(member: InboxMember, room: string, what: number): void {
    member.due.set(room, (member.due.get(room) ?? 0) | what);
    due.add(member);
    schedule();
  }

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
        countSaid(tally, member.uid, news.meanwhile ?? [], news.last);
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

  /** The news of one room for a member as JSON; null when something is not known yet. */
  function lineFor(member: InboxMember, tally: UnreadTally, news: RoomNews, what: number): string | null {
    if (!tally.isKnown || ((what & newLine) !== 0 && news.line === null)) return null;
    // The newest message may be one of before they came.
    const isShown = news.lineSeq > (member.joinedSeqs.get(news.room) ?? 0);
    const parts = [
      `"room":${JSON.stringify(news.room)},"last_seq":${Math.max(tally.at, news.last)},"unread":${tally.unread}`,
      tally.mentioned ? ',"mentioned":true' : '',
      (what & newMark) === 0 ? '' : `,"read_seq":${tally.readSeq}`,
      (what & newLine) === 0 || news.line === '' || !isShown ? '' : `,"last_msg":${news.line}`,
      (what & newName) === 0 || news.name === null ? '' : `,"name":${JSON.stringify(news.name)}`,
    ];
    return `{${parts.join('')}}`;
  }

  /** @param made frames of this moment by their lines */
  function write(member: InboxMember, made: Map<string, Buffer>): void {
    const news = member.due;
    member.due = new Map();
    const lines: string[] = [];
    for (const [room, what] of news) {
      const here = directory.rooms.get(room);
      const tally = member.rooms.get(room);
      if (!here || tally === undefined) continue;
      // What happened while the database was asked goes with the next frame.
      const line = tally && lineFor(member, tally, here, what);
      if (line === null) owe(member, room, what);
      else lines.push(line);
    }
    if (lines.length === 0) return;
    const text = lines.join(',');
    let bytes = made.get(text);
    if (!bytes) {
      const data = `{"kind":"inbox_lines","lines":[${text}]}`;
      bytes = encodeText(
        `{"type":"event","room":"${inboxRoom}","epoch":"${epoch}","ts":${clock.now()},"data":${data}}`,
      );
      made.set(text, bytes);
    }
    for (const connection of member.connections) connection.write(bytes);
  }

  async function send(): Promise<void> {
    isSending = true;
    const turn = [...due];
    due.clear();
    try {
      await ask(turn);
      const made = new Map<string, Buffer>();
      for (const member of turn) write(member, made);
      sentAt = clock.now();
      isSending = false;
      schedule();
    } catch (error) {
      log.warn({ err: error }, 'news of inboxes wait for the database');
      for (const member of turn) due.add(member);
      // The next tick tries again.
      isSending = false;
    }
  }

  return {
    owe,
    /** Sends what is still owed, when an earlier try failed. */
    schedule,
    stop(): void {
      cancel?.();
      due.clear();
    },
  };
}
