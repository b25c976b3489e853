import {
  replayLimits,
  replayedKinds,
  type Replay,
  type ReplayEvent,
  type ReplayedKind,
} from '@goldbean/contract';
import { z } from 'zod';
import type { Reader } from '../../../platform/database/index.ts';
import { momentAt, momentOfMessage, mostBehindMs, shownPlaceOf } from './replay.domain.ts';
import type { ReplayPorts, RoomMoment } from './replay.ports.ts';
import { cutOfRow, shownLengthOf, type Known } from './playback/recorded.access.ts';

/** As many as a gift says, or all of those that came in one moment. */
const amount = z.object({ n: z.number() });
const gifts = z.discriminatedUnion('kind', [
  amount.extend({ kind: z.literal('gift') }),
  z.object({ kind: z.literal('gifts'), list: z.array(amount) }),
]);
/** Chapters of one replay, at most. */
const mostChapters = 200;
/** Gifts and red packets that are looked at for the marks of a replay. */
const mostMarked = 20_000;

/** Events that the seek bar marks. */
const marked: readonly ReplayedKind[] = ['gift', 'gifts', 'lucky_start', 'packet_new', 'rain_start'];

/** What is marked, and how much of it: gifts that came in one moment are as many as they are. */
function markOf({ type, data }: RoomMoment): { kind: 'gift' | 'packet'; n: number } {
  if (type === 'msg' || !(data.kind === 'gift' || data.kind === 'gifts')) return { kind: 'packet', n: 1 };
  const given = gifts.parse(data);
  return { kind: 'gift', n: given.kind === 'gift' ? given.n : given.list.reduce((sum, { n }) => sum + n, 0) };
}

/** Before anything, and after everything, that the database knows a moment for. */
const bounded = (moment: number): number => Math.min(Math.max(moment, 0), Date.UTC(2100, 0, 1));

/** What happened in the room, by its place on the replay (N02). */
export function createTimeline({ rooms }: Pick<ReplayPorts, 'rooms'>) {
  function placeIn(known: Known, one: RoomMoment): number | null {
    const seen = one.type === 'event' ? one.data.media_ts : null;
    const moment = momentOfMessage(one.ts, known.row.started_at, seen);
    return shownPlaceOf(known.stretches, cutOfRow(known.row), moment);
  }

  const all = (
    reader: Reader,
    room: string,
    messages: readonly string[],
    events: readonly ReplayedKind[],
    limit: number,
  ) =>
    rooms.moments(reader, room, {
      from: 0,
      until: bounded(Number.POSITIVE_INFINITY),
      messages,
      events,
      after: 0,
      limit,
    });

  return {
    /**
     * What lies from `from` to before `to`, in the order of the room. Two stretches of a replay that meet neither repeat nor
     * lose anything: each moment has one place.
     */
    async between(
      reader: Reader,
      room: string,
      known: Known,
      asked: { readonly from: number; readonly to: number; readonly after: number; readonly size: number },
    ): Promise<{ list: ReplayEvent[]; next: string | null }> {
      const { stretches, row } = known;
      const shift = cutOfRow(row)?.from ?? 0;
      const isOpen = stretches.at(-1)?.endedBy === null;
      const isToTheEnd = !isOpen && asked.to >= shownLengthOf(known);
      const list: ReplayEvent[] = [];
      let { after } = asked;
      for (;;) {
        const found = await rooms.moments(reader, room, {
          from: bounded(momentAt(stretches, asked.from + shift)),
          until: bounded(
            isToTheEnd ? Number.POSITIVE_INFINITY : momentAt(stretches, asked.to + shift) + mostBehindMs,
          ),
          messages: null,
          events: replayedKinds,
          after,
          limit: asked.size,
        });
        for (const one of found) {
          after = one.seq;
          const place = placeIn(known, one);
          if (place === null || place < asked.from || place >= asked.to) continue;
          list.push({ ...one, media_ts: place } as ReplayEvent);
          if (list.length === asked.size) return { list, next: String(after) };
        }
        if (found.length < asked.size) return { list, next: null };
      }
    },

    async chapters(reader: Reader, room: string, known: Known): Promise<Replay['chapters']> {
      const found = await all(reader, room, [], ['notice', 'product_change'], mostChapters);
      return found.flatMap((one): Replay['chapters'] => {
        const at = placeIn(known, one);
        if (at === null || one.type !== 'event') return [];
        const data = one.data as { kind: string; text?: string; product_id?: string | null };
        if (data.kind === 'notice') return [{ at, kind: 'notice', text: data.text ?? '' }];
        return data.product_id ? [{ at, kind: 'product', text: data.product_id }] : [];
      });
    },

    /** Gifts and red packets, those of one stretch of the seek bar together. */
    async marks(reader: Reader, room: string, known: Known): Promise<Replay['marks']> {
      const found = await all(reader, room, ['red_packet'], marked, mostMarked);
      const width = Math.max(1, Math.ceil(shownLengthOf(known) / (replayLimits.replayMarksMax / 2)));
      const marks = new Map<string, Replay['marks'][number]>();
      for (const one of found) {
        const place = placeIn(known, one);
        if (place === null) continue;
        const { kind, n } = markOf(one);
        const at = Math.floor(place / width) * width;
        const key = `${kind} ${at}`;
        marks.set(key, { at, kind, n: (marks.get(key)?.n ?? 0) + n });
      }
      return [...marks.values()].toSorted((a, b) => a.at - b.at);
    },
  };
}
export type Timeline = ReturnType<typeof createTimeline>;
