import type { MessageFrame } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Log } from '../../../platform/log.ts';
import { createCounters } from './counters.ts';
import { decodeFrame, encodeFrame } from './frame-bytes.ts';
import { recalledFrame, type Place, type RoomFrame } from './messaging.domain.ts';
import type { RoomEvent } from './messaging.ports.ts';
import { createRing } from './ring.ts';

/** A connection as a room sees it. */
export interface Subscriber {
  /** @returns false when it would rather wait until it has drained, or is gone */
  write(bytes: Buffer): boolean;
  whenDrained(run: () => void): void;
}

export interface ChannelParts {
  readonly room: string;
  readonly epoch: string;
  readonly last: number;
  /** The newest frames up to `last`, without a gap. */
  readonly frames: readonly RoomFrame[];
  readonly clock: Clock;
  readonly log: Log;
  /** Frames after `from` up to `to`, in order; those that are committed. */
  readonly between: (from: number, to: number) => Promise<readonly RoomFrame[]>;
}

/** Frames of a gap are fetched in steps of this size. */
const fillStep = 500;
/** Bytes of a replay written before the connection's own pace is asked for. */
const replayBytes = 131_072;

const asRemembered = (frame: RoomFrame, bytes: Buffer) => ({
  seq: frame.seq,
  ts: frame.ts,
  bytes,
  messageId: frame.type === 'msg' ? frame.data.id : null,
});

/** One room as this server hears it: frames in the order of their `seq`, each exactly once to each subscriber. */
export function createChannel(parts: ChannelParts) {
  const { room, epoch, clock } = parts;
  const ring = createRing();
  /** Each with the `seq` after which it hears everything live. */
  const subscribers = new Map<Subscriber, number>();
  /** Being told what they missed, at their own pace; they hear nothing else of the room until then. */
  const catchingUp = new Set<Subscriber>();
  /** Committed, but their predecessors have not come yet. */
  const early = new Map<number, RoomFrame>();
  let last = parts.last;
  let pending: Buffer[] = [];
  let filling: Promise<void> | null = null;

  const bytesOf = (frame: RoomFrame): Buffer => {
    const { type, seq, ts, data } = frame;
    return encodeFrame({ type, room, epoch, seq, ts, data });
  };
  for (const frame of parts.frames) ring.push(asRemembered(frame, bytesOf(frame)));

  /** What gathered in this turn of the event loop goes out as one write per subscriber (performance.md 2.1). */
  function flush(): void {
    const [first, ...more] = pending;
    if (!first) return;
    pending = [];
    const bytes = more.length === 0 ? first : Buffer.concat([first, ...more]);
    for (const subscriber of subscribers.keys()) subscriber.write(bytes);
  }

  function send(bytes: Buffer): void {
    if (subscribers.size > 0 && pending.push(bytes) === 1) setImmediate(flush);
  }

  const counters = createCounters<Buffer>(send);

  function emit(frame: RoomFrame): void {
    last = frame.seq;
    if (frame.type === 'event' && frame.data.kind === 'recall') {
      // Who comes back later must not be told the words that were taken back.
      ring.rewrite(String(frame.data['id']), (bytes) =>
        encodeFrame(recalledFrame(decodeFrame(bytes) as MessageFrame)),
      );
    }
    const bytes = bytesOf(frame);
    ring.push(asRemembered(frame, bytes));
    send(bytes);
  }

  function take(frames: readonly RoomFrame[]): void {
    for (const frame of frames) {
      if (frame.seq > last) early.set(frame.seq, frame);
    }
    for (let next = early.get(last + 1); next; next = early.get(last + 1)) {
      early.delete(next.seq);
      emit(next);
    }
    for (const seq of early.keys()) if (seq <= last) early.delete(seq);
  }

  async function fetchUpTo(to: number): Promise<void> {
    while (last < to) {
      const before = last;
      take(await parts.between(before, Math.min(to, before + fillStep)));
      if (last === before) return;
    }
  }

  /** Fetches what is missing up to `to`: whatever is below a committed `seq` is committed as well. */
  async function fill(to: number): Promise<void> {
    while (last < to) {
      const before = last;
      filling ??= fetchUpTo(to).finally(() => {
        filling = null;
      });
      await filling;
      if (last === before) return;
    }
  }

  /** Several gaps may wait behind each other. */
  async function closeGaps(): Promise<void> {
    while (early.size > 0) {
      const before = last;
      await fill(Math.min(...early.keys()) - 1);
      if (last === before) return;
    }
  }

  const isHeardBy = (subscriber: Subscriber): boolean =>
    subscribers.has(subscriber) || catchingUp.has(subscriber);

  function hearLive(subscriber: Subscriber): void {
    // What waits is older than this subscriber's place, and not for its ears.
    flush();
    subscribers.set(subscriber, last);
  }

  const answer = (ok: boolean): Buffer => encodeFrame({ type: 'resume', room, epoch, seq: last, ok });

  /**
   * Tells what follows `cursor` in steps, each when the one before has left.
   * @param until stops there; null for wherever the room is by then, and then hears it live
   */
  function replay(subscriber: Subscriber, cursor: number, until: number | null): void {
    let at = cursor;
    for (;;) {
      if (until === null ? !catchingUp.has(subscriber) : !subscribers.has(subscriber)) return;
      const goal = until ?? last;
      const isDone = at >= goal;
      const isLost = !isDone && !ring.reaches(at, last, clock.now());
      if (isDone || isLost) {
        if (catchingUp.delete(subscriber)) hearLive(subscriber);
        subscriber.write(answer(!isLost));
        return;
      }
      const chunk = ring.after(at, goal, replayBytes);
      at = chunk.at(-1)?.seq ?? goal;
      if (!subscriber.write(Buffer.concat(chunk.map(({ bytes }) => bytes)))) {
        const next = at;
        subscriber.whenDrained(() => replay(subscriber, next, until));
        return;
      }
    }
  }

  return {
    room,
    epoch,
    last: (): number => last,
    isIdle: (): boolean => subscribers.size === 0 && catchingUp.size === 0,
    isHeardBy,

    /** Takes committed frames, in whatever order their commits came back. */
    offer(frames: readonly RoomFrame[]): void {
      take(frames);
      if (early.size === 0 || filling) return;
      closeGaps().catch((error: unknown) => {
        parts.log.error({ err: error, room }, 'a gap in a room waits for the next sweep');
      });
    },
    /** Fetches what others committed, up to `to`. */
    fill,
    count(key: string, event: RoomEvent): void {
      if (subscribers.size > 0)
        counters.count(key, encodeFrame({ type: 'event', room, epoch, ts: clock.now(), data: event }));
    },

    /** Hears everything after `last()` from now on. */
    join(subscriber: Subscriber): void {
      if (!isHeardBy(subscriber)) hearLive(subscriber);
    },
    /** D57: what follows `place`, then `resume` with `ok`, then everything live; `ok: false` where that cannot be. */
    resume(subscriber: Subscriber, place: Place): void {
      if (catchingUp.has(subscriber)) return;
      const since = subscribers.get(subscriber);
      if (place.epoch !== epoch || !ring.reaches(place.seq, last, clock.now())) {
        if (since === undefined) hearLive(subscriber);
        subscriber.write(answer(false));
      } else if (since === undefined) {
        catchingUp.add(subscriber);
        replay(subscriber, place.seq, null);
      } else {
        // A join came first: everything after `since` was or will be heard, only what lies before is missing.
        subscribers.set(subscriber, Math.min(since, place.seq));
        replay(subscriber, place.seq, since);
      }
    },
    leave(subscriber: Subscriber): void {
      subscribers.delete(subscriber);
      catchingUp.delete(subscriber);
    },
    stop(): void {
      flush();
      counters.stop();
    },
  };
}
export type Channel = ReturnType<typeof createChannel>;
