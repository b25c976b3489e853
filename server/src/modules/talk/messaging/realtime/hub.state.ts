import type { FanOut } from '../../../../platform/fan-out/index.ts';
import { createCounters } from './room-fanout/counters.state.ts';
import { createOpenRooms, type OpenRoomsParts } from './open-rooms.state.ts';
import type { Subscriber } from './room-fanout/live-subscribers.state.ts';
import type { RoomFanout } from './room-fanout/room-fanout.state.ts';
import type { FramePlace, RoomFrame, RoomEvent } from '../messaging.domain.ts';
import type { Presence } from './presence.state.ts';

/** A subscriber whose member is known. */
export interface MemberSubscriber extends Subscriber {
  readonly member: { readonly uid: string } | null;
}

export interface HubParts extends OpenRoomsParts {
  readonly presence: Presence;
  /** Connects the rooms of all servers. */
  readonly fanOut: FanOut;
  /** Hears the committed frames of every room, of this server and of the others. */
  readonly onFrames: (room: string, frames: readonly RoomFrame[]) => void;
}

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
export function createHub({ presence, fanOut, onFrames, ...parts }: HubParts) {
  const rooms = createOpenRooms(parts);

  /** Called before the subscriber is added: a failing write then also removes it from presence. */
  function enter(channel: RoomFanout, subscriber: MemberSubscriber): void {
    if (subscriber.member && !channel.isReceivedBy(subscriber))
      presence.enter(channel.room, subscriber.member.uid);
  }

  function offerHere({ room, frames }: Offered): void {
    rooms.offer(room, frames);
    onFrames(room, frames);
  }

  function countHere({ room, key, event }: CountedEvent): void {
    rooms.find(room)?.count(key, event);
  }

  // Paced per room and key before they are published: the other servers show no more than the pace lets through.
  const published = createCounters<CountedEvent>((counted) => fanOut.publish(countersTopic, counted));

  // Messages that a disconnected server misses are loaded from the database by the sweep.
  fanOut.subscribe(framesTopic, (message) => offerHere(message as Offered));
  fanOut.subscribe(countersTopic, (message) => countHere(message as CountedEvent));

  return {
    channelOf: rooms.channelOf,
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
      if (!channel.isReceivedBy(subscriber)) return;
      channel.leave(subscriber);
      if (subscriber.member) presence.leave(channel.room, subscriber.member.uid);
    },
    /** Once a second. */
    tick: rooms.tick,
    stop(): void {
      published.stop();
      rooms.stop();
    },
  };
}
export type Hub = ReturnType<typeof createHub>;
