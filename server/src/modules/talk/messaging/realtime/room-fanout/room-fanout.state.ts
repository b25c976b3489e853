import type { MessageFrame } from '@goldbean/contract';
import type { Clock } from '../../../../../platform/clock.ts';
import type { Log } from '../../../../../platform/log.ts';
import { createCounters } from './counters.state.ts';
import { decodeFrame, encodeFrame } from '../frame-bytes.socket.ts';
import {
  changesAccess,
  takenBy,
  takenFrame,
  type FramePlace,
  type RoomFrame,
  type RoomEvent,
} from '../../messaging.domain.ts';
import { createFrameSequence } from './frame-sequence.state.ts';
import { createLiveSubscribers, type Subscriber } from './live-subscribers.state.ts';
import { createRecentFrames, type RecentFrames } from './recent-frames.state.ts';
import { createReplaySteps } from './replay-steps.state.ts';

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

/** Stores a frame for those who come back. @returns it as it is sent */
function remember(
  ring: RecentFrames,
  { room, epoch }: Pick<ChannelParts, 'room' | 'epoch'>,
  frame: RoomFrame,
): Buffer {
  const { type, seq, ts, data } = frame;
  const bytes = encodeFrame({ type, room, epoch, seq, ts, data });
  ring.push({ seq, ts, bytes, messageId: frame.type === 'msg' ? frame.data.id : null });
  return bytes;
}

/** The newest frames of the room, as its parts bring them. */
function recentFramesOf(parts: ChannelParts): RecentFrames {
  const ring = createRecentFrames();
  for (const frame of parts.frames) remember(ring, parts, frame);
  return ring;
}

/** A later resume must not replay the content of a message that was recalled or blocked. */
function rewriteTaken(ring: RecentFrames, frame: RoomFrame): void {
  const taken = frame.type === 'event' ? takenBy(frame.data) : null;
  if (frame.type !== 'event' || !taken) return;
  ring.rewrite(String(frame.data['id']), (bytes) =>
    encodeFrame(takenFrame(decodeFrame(bytes) as MessageFrame, taken)),
  );
}

/** One room on this server: sends frames in the order of their `seq`, each exactly once to each subscriber. */
export function createRoomFanout(parts: ChannelParts) {
  const { room, epoch, clock } = parts;
  const ring = recentFramesOf(parts);
  const live = createLiveSubscribers();
  /** Subscribers that get missed frames as fast as they drain; they get no other frames of the room until then. */
  const catchingUp = new Set<Subscriber>();

  const counters = createCounters<Buffer>(live.send);
  const { last, take, fill, closeGaps, hasGap } = createFrameSequence({ ...parts, emit });
  const answer = (ok: boolean): Buffer => encodeFrame({ type: 'resume', room, epoch, seq: last(), ok });
  const steps = createReplaySteps(ring, () => answer(true));

  let accessChanges = 0;
  function emit(frame: RoomFrame): void {
    if (frame.type === 'event' && changesAccess(frame.data)) accessChanges += 1;
    steps.clear();
    rewriteTaken(ring, frame);
    live.send(remember(ring, parts, frame));
  }

  const isReceivedBy = (subscriber: Subscriber): boolean =>
    live.has(subscriber) || catchingUp.has(subscriber);

  /**
   * Sends the frames after `cursor` in steps, each when the one before has drained.
   * @param until last `seq` to send; null sends all and then adds the subscriber to the live ones
   */
  function replay(subscriber: Subscriber, cursor: number, until: number | null): void {
    let at = cursor;
    for (;;) {
      if (until === null ? !catchingUp.has(subscriber) : !live.has(subscriber)) return;
      const goal = until ?? last();
      const isLost = at < goal && !ring.reaches(at, last(), clock.now());
      const step = isLost ? { to: goal, bytes: answer(false) } : steps.stepFrom(at, goal);
      if (step.to >= goal) {
        if (catchingUp.delete(subscriber)) live.add(subscriber, last());
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
    /** Rises with each event after which a member may do something else here. */
    accessChanges: (): number => accessChanges,
    isIdle: (): boolean => live.isEmpty() && catchingUp.size === 0,
    isReceivedBy,

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
      if (!live.isEmpty())
        counters.count(key, encodeFrame({ type: 'event', room, epoch, ts: clock.now(), data: event }));
    },

    /** Adds a subscriber that gets every frame after `last()`. */
    join(subscriber: Subscriber): void {
      if (!isReceivedBy(subscriber)) live.add(subscriber, last());
    },
    /** D57: sends the frames after `place`, then `resume`, then live frames; `ok: false` when they are gone. */
    resume(subscriber: Subscriber, place: FramePlace): void {
      if (catchingUp.has(subscriber)) return;
      const since = live.placeOf(subscriber);
      if (place.epoch !== epoch || !ring.reaches(place.seq, last(), clock.now())) {
        if (since === undefined) live.add(subscriber, last());
        subscriber.write(answer(false));
      } else if (since === undefined) {
        catchingUp.add(subscriber);
        replay(subscriber, place.seq, null);
      } else {
        // A join came first: frames after `since` were or will be sent, so only those before it are replayed.
        live.setPlace(subscriber, Math.min(since, place.seq));
        replay(subscriber, place.seq, since);
      }
    },
    leave(subscriber: Subscriber): void {
      live.remove(subscriber);
      catchingUp.delete(subscriber);
    },
    stop(): void {
      live.flush();
      counters.stop();
    },
  };
}
export type RoomFanout = ReturnType<typeof createRoomFanout>;
