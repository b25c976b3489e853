import { inboxRoom, messagingLimits } from '@goldbean/contract';
import type { Clock } from '../../../../platform/clock.ts';
import type { Log } from '../../../../platform/log.ts';
import { encodeFrame, encodeText } from '../realtime/frame-bytes.socket.ts';
import type { RoomEvent } from '../messaging.domain.ts';
import type { InboxMember, RoomNews } from './directory.state.ts';
import type { UnreadTally } from './inbox.domain.ts';
import { createNewsQueries, newLine, newMark, newName, type NewsParts } from './inbox-news.state.ts';

/** Calls `run` after `ms`. @returns what cancels it */
export type Later = (ms: number, run: () => void) => () => void;

export interface SendingParts extends NewsParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly later: Later;
}

const epoch = '0';

/** An event of the inbox as a frame; it has no `seq`: what a client missed is in its list (D57). */
export const inboxFrame = (event: RoomEvent, ts: number): Buffer =>
  encodeFrame({ type: 'event', room: inboxRoom, epoch, ts, data: event });

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

/**
 * Sends each member the news of their rooms: at most one frame in `inboxPaceMs`, for all members in the same moment. What
 * is not known by then is asked for all of them together, in three queries at most. A message is serialised once
 * for all its readers, and a frame once for all who read the same.
 */
export function createInboxFrames({ clock, log, later, ...parts }: SendingParts) {
  const { directory } = parts;
  const ask = createNewsQueries(parts);
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
export type InboxFrames = ReturnType<typeof createInboxFrames>;
