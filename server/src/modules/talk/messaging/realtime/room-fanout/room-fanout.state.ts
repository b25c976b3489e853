import type { MessageFrame } from '@goldbean/contract';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Log } from '../../../../../platform/log.ts';
import { createCounters } from './counters.state.ts';
import { decodeFrame, encodeFrame } from '../frame-bytes.socket.ts';
import {
  takenBy,
  takenFrame,
  type FramePlace,
  type RoomFrame,
  type RoomEvent,
} from '../../messaging.domain.ts';
import { createFrameSequence } from './frame-sequence.state.ts';
import { createRecentFrames } from './recent-frames.state.ts';
import { createReplaySteps } from './replay-steps.state.ts';

/** A connection as a room sees it. */
export interface Subscriber {
  /** @returns false when the writer should wait for `whenDrained`, or the connection is closed */
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

const asRemembered = (frame: RoomFrame, bytes: Buffer) => ({
  seq: frame.seq,
  ts: frame.ts,
  bytes,
  messageId: frame.type === 'msg' ? frame.data.id : null,
});

/** One room on this server: sends frames in the order of their `seq`, each exactly once to each subscriber. */
export function createRoomFanout(parts: ChannelParts) {
  const { room, epoch, clock } = parts;
  const ring = createRecentFrames();
  /** Each with the `seq` after which it gets every frame as it is sent. */
  const subscribers = new Map<Subscriber, number>();
  /** Subscribers that get missed frames as fast as they drain; they get no other frames of the room until then. */
  const catchingUp = new Set<Subscriber>();
  let pending: Buffer[] = [];

  const bytesOf = (frame: RoomFrame): Buffer => {
    const { type, seq, ts, data } = frame;
    return encodeFrame({ type, room, epoch, seq, ts, data });
  };
  for (const frame of parts.frames) ring.push(asRemembered(frame, bytesOf(frame)));

  /** Sends the frames of this turn of the event loop in one write per subscriber (performance.md 2.1). */
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
  const { last, take, fill, closeGaps, hasGap } = createFrameSequence({ ...parts, emit });
  const answer = (ok: boolean): Buffer => encodeFrame({ type: 'resume', room, epoch, seq: last(), ok });
  const steps = createReplaySteps(ring, () => answer(true));

  function emit(frame: RoomFrame): void {
    steps.clear();
    const taken = frame.type === 'event' ? takenBy(frame.data) : null;
    if (frame.type === 'event' && taken) {
      // A later resume must not replay the content of a message that was recalled or blocked.
      ring.rewrite(String(frame.data['id']), (bytes) =>
        encodeFrame(takenFrame(decodeFrame(bytes) as MessageFrame, taken)),
      );
    }
    const bytes = bytesOf(frame);
    ring.push(asRemembered(frame, bytes));
    send(bytes);
  }

  const isHeardBy = (subscriber: Subscriber): boolean =>
    subscribers.has(subscriber) || catchingUp.has(subscriber);

  function hearLive(subscriber: Subscriber): void {
    // The pending frames are older than this subscriber's place, so they go out before it is added.
    flush();
    subscribers.set(subscriber, last());
  }

  /**
   * Sends the frames after `cursor` in steps, each when the one before has drained.
   * @param until last `seq` to send; null sends all and then adds the subscriber to the live ones
   */
  function replay(subscriber: Subscriber, cursor: number, until: number | null): void {
    let at = cursor;
    for (;;) {
      if (until === null ? !catchingUp.has(subscriber) : !subscribers.has(subscriber)) return;
      const goal = until ?? last();
      const isLost = at < goal && !ring.reaches(at, last(), clock.now());
      const step = isLost ? { to: goal, bytes: answer(false) } : steps.stepFrom(at, goal);
      if (step.to >= goal) {
        if (catchingUp.delete(subscriber)) hearLive(subscriber);
        subscriber.write(step.bytes);
        return;
      }
      at = step.to;
      if (!subscriber.write(step.bytes)) {
        subscriber.whenDrained(() => replay(subscriber, step.to, until));
        return;
      }
    }
  }

  return {
    room,
    epoch,
    last,
    isIdle: (): boolean => subscribers.size === 0 && catchingUp.size === 0,
    isHeardBy,

    /** Takes committed frames, in any order. */
    offer(frames: readonly RoomFrame[]): void {
      take(frames);
      if (!hasGap()) return;
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

    /** Adds a subscriber that gets every frame after `last()`. */
    join(subscriber: Subscriber): void {
      if (!isHeardBy(subscriber)) hearLive(subscriber);
    },
    /** D57: sends the frames after `place`, then `resume`, then live frames; `ok: false` when they are gone. */
    resume(subscriber: Subscriber, place: FramePlace): void {
      if (catchingUp.has(subscriber)) return;
      const since = subscribers.get(subscriber);
      if (place.epoch !== epoch || !ring.reaches(place.seq, last(), clock.now())) {
        if (since === undefined) hearLive(subscriber);
        subscriber.write(answer(false));
      } else if (since === undefined) {
        catchingUp.add(subscriber);
        replay(subscriber, place.seq, null);
      } else {
        // A join came first: frames after `since` were or will be sent, so only those before it are replayed.
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
export type RoomFanout = ReturnType<typeof createRoomFanout>;
