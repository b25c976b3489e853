import type { Clock } from '../../../../platform/clock.ts';
import type { FanOut } from '../../../../platform/fan-out/index.ts';
import type { Log } from '../../../../platform/log.ts';
import { createRoomFanout, type RoomFanout, type Subscriber } from './room-fanout.state.ts';
import { createCounters } from './counters.state.ts';
import type { FramePlace, RoomFrame, RoomEvent } from '../messaging.domain.ts';
import type { Presence } from './presence.state.ts';

/** A subscriber whose member is known. */
export interface MemberSubscriber extends Subscriber {
  readonly member: { readonly uid: string } | null;
}

export interface HubParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly presence: Presence;
  /** Connects the rooms of all servers. */
  readonly fanOut: FanOut;
  /** The room and its newest frames, in one query; null when there is no such room. */
  readonly load: (
    room: string,
  ) => Promise<{ epoch: string; last: number; frames: readonly RoomFrame[] } | null>;
  readonly between: (room: string, from: number, to: number) => Promise<readonly RoomFrame[]>;
  /** Newest `seq` of each room. */
  readonly heads: (rooms: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** Hears the committed frames of every room, of this server and of the others. */
  readonly onFrames: (room: string, frames: readonly RoomFrame[]) => void;
}

/** Ticks (seconds) for which a room without subscribers stays in memory, for those who reconnect. */
const idleTicks = 600;
/** Ticks between sweeps, which load frames of other servers and of commits whose answer was lost. */
const sweepTicks = 2;

const framesTopic = 'room.frames';
const countersTopic = 'room.counters';
interface Offered {
  readonly room: string;
  readonly frames: readonly RoomFrame[];
}
interface CountedEvent {
  readonly room: string;
  readonly key: string;
  readonly event: RoomEvent;
}

/** The rooms that have subscribers on this server. */
export function createHub({ clock, log, presence, fanOut, load, between, heads, onFrames }: HubParts) {
  const channels = new Map<string, RoomFanout>();
  const loading = new Map<string, { channel: Promise<RoomFanout | null>; offered: RoomFrame[] }>();
  const idleSince = new Map<string, number>();
  let ticks = 0;
  let sweeping = false;

  async function open(room: string): Promise<RoomFanout | null> {
    try {
      const loaded = await load(room);
      if (!loaded) return null;
      const channel = createRoomFanout({
        room,
        clock,
        log,
        between: (from, to) => between(room, from, to),
        ...loaded,
      });
      channels.set(room, channel);
      channel.offer(loading.get(room)?.offered ?? []);
      return channel;
    } finally {
      loading.delete(room);
    }
  }

  /** Loads a room once, however many ask for it at the same time (R8). */
  function channelOf(room: string): Promise<RoomFanout | null> {
    // The caller is about to subscribe.
    idleSince.delete(room);
    const ready = channels.get(room);
    if (ready) return Promise.resolve(ready);
    const underWay = loading.get(room);
    if (underWay) return underWay.channel;
    const entry = { channel: Promise.resolve<RoomFanout | null>(null), offered: [] as RoomFrame[] };
    loading.set(room, entry);
    entry.channel = open(room);
    return entry.channel;
  }

  async function sweep(): Promise<void> {
    if (sweeping || channels.size === 0) return;
    sweeping = true;
    try {
      for (const [room, last] of await heads([...channels.keys()])) await channels.get(room)?.fill(last);
    } catch (error) {
      log.warn({ err: error }, 'rooms could not be swept');
    } finally {
      sweeping = false;
    }
  }

  function forgetIdle(): void {
    for (const [room, channel] of channels) {
      if (!channel.isIdle()) {
        idleSince.delete(room);
        continue;
      }
      const since = idleSince.get(room) ?? ticks;
      idleSince.set(room, since);
      if (ticks - since < idleTicks) continue;
      channel.stop();
      channels.delete(room);
      idleSince.delete(room);
    }
  }

  /** Called before the subscriber is added: a failing write then also removes it from presence. */
  function enter(channel: RoomFanout, subscriber: MemberSubscriber): void {
    if (subscriber.member && !channel.isHeardBy(subscriber))
      presence.enter(channel.room, subscriber.member.uid);
  }

  function offerHere({ room, frames }: Offered): void {
    channels.get(room)?.offer(frames);
    loading.get(room)?.offered.push(...frames);
    onFrames(room, frames);
  }

  function countHere({ room, key, event }: CountedEvent): void {
    channels.get(room)?.count(key, event);
  }

  // Paced per room and key before they are published: the other servers show no more than the pace lets through.
  const published = createCounters<CountedEvent>((counted) => fanOut.publish(countersTopic, counted));

  // Messages that a disconnected server misses are loaded from the database by the sweep.
  fanOut.subscribe(framesTopic, (message) => offerHere(message as Offered));
  fanOut.subscribe(countersTopic, (message) => countHere(message as CountedEvent));

  return {
    channelOf,
    /** Sends committed frames of a room to its subscribers on all servers. */
    offer(room: string, frames: readonly RoomFrame[]): void {
      offerHere({ room, frames });
      if (frames.length > 0) fanOut.publish(framesTopic, { room, frames } satisfies Offered);
    },
    /** Sends a counter to a room on all servers; other servers get its latest value once a second. */
    count(room: string, key: string, event: RoomEvent): void {
      const counted: CountedEvent = { room, key, event };
      countHere(counted);
      published.count(JSON.stringify([room, key]), counted);
    },
    join(channel: RoomFanout, subscriber: MemberSubscriber): void {
      enter(channel, subscriber);
      channel.join(subscriber);
    },
    resume(channel: RoomFanout, subscriber: MemberSubscriber, place: FramePlace): void {
      enter(channel, subscriber);
      channel.resume(subscriber, place);
    },
    leave(channel: RoomFanout, subscriber: MemberSubscriber): void {
      if (!channel.isHeardBy(subscriber)) return;
      channel.leave(subscriber);
      if (subscriber.member) presence.leave(channel.room, subscriber.member.uid);
    },
    /** Once a second. */
    tick(): void {
      ticks += 1;
      forgetIdle();
      if (ticks % sweepTicks === 0) void sweep();
    },
    stop(): void {
      published.stop();
      for (const channel of channels.values()) channel.stop();
    },
  };
}
export type Hub = ReturnType<typeof createHub>;
