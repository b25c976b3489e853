import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { createChannel, type Channel, type Hearer } from './channel.ts';
import type { Place, RoomFrame } from './messaging.domain.ts';
import type { RoomEvent } from './messaging.ports.ts';
import type { Presence } from './presence.ts';

/** A hearer whose member is known. */
export interface MemberHearer extends Hearer {
  readonly member: { readonly uid: string } | null;
}

export interface HubParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly presence: Presence;
  /** The room and its newest frames, in one query; null when there is no such room. */
  readonly load: (
    room: string,
  ) => Promise<{ epoch: string; last: number; frames: readonly RoomFrame[] } | null>;
  readonly between: (room: string, from: number, to: number) => Promise<readonly RoomFrame[]>;
  /** Newest `seq` of each room. */
  readonly heads: (rooms: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Beats (seconds) for which a room that nobody hears is remembered: those who were cut come back. */
const idleBeats = 600;
/** Beats between looks for frames that another server, or a commit without an answer, left behind. */
const sweepBeats = 2;

/** The rooms that are heard on this server. */
export function createHub({ clock, log, presence, load, between, heads }: HubParts) {
  const channels = new Map<string, Channel>();
  const loading = new Map<string, { channel: Promise<Channel | null>; offered: RoomFrame[] }>();
  const idleSince = new Map<string, number>();
  let beats = 0;
  let sweeping = false;

  async function open(room: string): Promise<Channel | null> {
    try {
      const loaded = await load(room);
      if (!loaded) return null;
      const channel = createChannel({
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

  /** However many ask at once, the database is asked once (R8). */
  function channelOf(room: string): Promise<Channel | null> {
    // Whoever asks is about to hear it.
    idleSince.delete(room);
    const ready = channels.get(room);
    if (ready) return Promise.resolve(ready);
    const underWay = loading.get(room);
    if (underWay) return underWay.channel;
    const entry = { channel: Promise.resolve<Channel | null>(null), offered: [] as RoomFrame[] };
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
      const since = idleSince.get(room) ?? beats;
      idleSince.set(room, since);
      if (beats - since < idleBeats) continue;
      channel.stop();
      channels.delete(room);
      idleSince.delete(room);
    }
  }

  /** Before the hearer hears: a write that cuts it also takes it out again. */
  function enter(channel: Channel, hearer: MemberHearer): void {
    if (hearer.member && !channel.isHeardBy(hearer)) presence.enter(channel.room, hearer.member.uid);
  }

  return {
    channelOf,
    /** Committed frames of a room; who does not listen here finds them in the database. */
    offer(room: string, frames: readonly RoomFrame[]): void {
      channels.get(room)?.offer(frames);
      loading.get(room)?.offered.push(...frames);
    },
    count(room: string, key: string, event: RoomEvent): void {
      channels.get(room)?.count(key, event);
    },
    join(channel: Channel, hearer: MemberHearer): void {
      enter(channel, hearer);
      channel.join(hearer);
    },
    resume(channel: Channel, hearer: MemberHearer, place: Place): void {
      enter(channel, hearer);
      channel.resume(hearer, place);
    },
    leave(channel: Channel, hearer: MemberHearer): void {
      if (!channel.isHeardBy(hearer)) return;
      channel.leave(hearer);
      if (hearer.member) presence.leave(channel.room, hearer.member.uid);
    },
    /** Once a second. */
    beat(): void {
      beats += 1;
      forgetIdle();
      if (beats % sweepBeats === 0) void sweep();
    },
    stop(): void {
      for (const channel of channels.values()) channel.stop();
    },
  };
}
export type Hub = ReturnType<typeof createHub>;
