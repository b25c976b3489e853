import { groupEvents, type Message } from '@goldbean/contract';
import type { RoomEvent, RoomFrame } from '../messaging.domain.ts';
import { headsOf } from '../messages/history.repository.ts';
import type { MessagingPorts } from '../messaging.ports.ts';
import type { Directory, RoomNews } from './directory.state.ts';
import { countMessages, forget, type InboxMessage } from './inbox.domain.ts';
import type { InboxFrames } from './inbox-frames.views.ts';
import { lineText, newLine, newName } from './inbox-news.state.ts';

const isTaken = ({ kind }: RoomEvent): boolean => kind === 'recall' || kind === 'block';
const nameIn = (event: RoomEvent): string | null =>
  event.kind === 'group_name' ? (groupEvents.group_name.safeParse(event).data?.name ?? null) : null;

/** Carries on in memory what is new in the rooms of members, as long as no frame is missing. */
export function createRoomNews(
  { database, log }: Pick<MessagingPorts, 'database' | 'log'>,
  directory: Directory,
  { owe }: Pick<InboxFrames, 'owe'>,
) {
  const { reader } = database;
  let isSweeping = false;

  function oweAll(news: RoomNews, what: number): void {
    for (const member of news.members) owe(member, news.room, what);
  }

  function forgetLine(news: RoomNews): void {
    news.line = null;
    news.lineTurn += 1;
  }

  /** Frames up to `last` were not received: everything about the room is asked for again. */
  function lose(news: RoomNews, last: number): void {
    news.last = Math.max(news.last, last);
    forgetLine(news);
    for (const { rooms } of news.members) {
      const tally = rooms.get(news.room);
      if (tally) forget(tally);
    }
    oweAll(news, newLine);
  }

  function addMessages(news: RoomNews, messages: readonly InboxMessage[], newest: Message): void {
    news.line = lineText(newest);
    news.lineSeq = newest.seq;
    news.lineTurn += 1;
    news.meanwhile?.push(...messages);
    for (const { uid, rooms } of news.members) {
      const tally = rooms.get(news.room);
      if (tally?.isKnown) countMessages(tally, uid, messages, news.last);
    }
    oweAll(news, newLine);
  }

  /** A message was taken away, given back or changed: what of it was unread, or is the last line, the database knows. */
  function applyRevision(news: RoomNews, event: RoomEvent): void {
    forgetLine(news);
    if (isTaken(event))
      for (const { rooms } of news.members) {
        const tally = rooms.get(news.room);
        // Nothing can be taken from none.
        if (tally && (tally.unread > 0 || event['on'] === false)) forget(tally);
      }
    oweAll(news, newLine);
  }

  /** Committed frames of a room, of this server or another. */
  function hear(room: string, frames: readonly RoomFrame[]): void {
    const news = directory.rooms.get(room);
    const newest = frames.at(-1)?.seq ?? 0;
    if (!news || newest <= news.last) return;
    const fresh = frames.filter(({ seq }) => seq > news.last);
    if (fresh[0]?.seq !== news.last + 1) return lose(news, newest);
    news.last = newest;
    const messages = fresh.flatMap((frame) => (frame.type === 'msg' ? frame.data : []));
    const added = messages.map(({ seq, sender, mentions }) => ({ seq, sender: sender.uid, mentions }));
    const last = messages.at(-1);
    if (last) addMessages(news, added, last);
    for (const frame of fresh) {
      if (frame.type !== 'event') continue;
      const name = nameIn(frame.data);
      if (name !== null) {
        news.name = name;
        oweAll(news, newName);
      }
      if (isTaken(frame.data) || frame.data.kind === 'revise') applyRevision(news, frame.data);
    }
  }

  /** Finds frames that this server did not receive: of other servers, and of commits whose answer was lost. */
  async function sweep(): Promise<void> {
    if (isSweeping || directory.rooms.size === 0) return;
    isSweeping = true;
    try {
      for (const [room, stored] of await headsOf(reader, [...directory.rooms.keys()])) {
        const news = directory.rooms.get(room);
        if (!news) continue;
        // Frames that were committed just now are on their way; those of the last look should be here.
        if (news.last < news.stored) lose(news, news.stored);
        news.stored = stored;
      }
    } catch (error) {
      log.warn({ err: error }, 'inboxes could not be swept');
    } finally {
      isSweeping = false;
    }
  }

  return { hear, sweep };
}
