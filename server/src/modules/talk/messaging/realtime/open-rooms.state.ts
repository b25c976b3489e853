import type { Clock } from '../../../../platform/clock.ts';
import type { Log } from '../../../../platform/log.ts';
import type { RoomFrame } from '../messaging.domain.ts';
import { createRoomFanout, type RoomFanout } from './room-fanout/room-fanout.state.ts';

export interface OpenRoomsParts {
  readonly clock: Clock;
  readonly log: Log;
  /** The room and its newest frames, in one query; null when there is no such room. */
  readonly load: (
    room: string,
  ) => Promise<{ epoch: string; last: number; frames: readonly RoomFrame[] } | null>;
  readonly between: (room: string, from: number, to: number) => Promise<readonly RoomFrame[]>;
  /** Newest `seq` of each room. */
  readonly heads: (rooms: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** Ticks (seconds) for which a room without subscribers stays in memory, for those who reconnect. */
const idleTicks = 600;
/** Ticks between sweeps, which load frames of other servers and of commits whose answer was lost. */
const sweepTicks = 2;

/** The rooms that this server has in memory: loaded when somebody subscribes, forgotten when nobody has for a while. */
export function createOpenRooms({ clock, log, load, between, heads }: OpenRoomsParts) {
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

  return {
    channelOf,
    /** Undefined for a room that nobody here has subscribed to. */
    find: (room: string): RoomFanout | undefined => channels.get(room),
    /** Takes committed frames of a room, if it is here or on its way. */
    offer(room: string, frames: readonly RoomFrame[]): void {
      channels.get(room)?.offer(frames);
      loading.get(room)?.offered.push(...frames);
    },
    /** Once a second. */
    tick(): void {
      ticks += 1;
      forgetIdle();
      if (ticks % sweepTicks === 0) void sweep();
    },
    stop(): void {
      for (const channel of channels.values()) channel.stop();
    },
  };
}
