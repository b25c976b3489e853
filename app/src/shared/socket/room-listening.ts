import type { Message } from '@goldbean/contract/talk';
import type { z } from 'zod';
import { asServerFrame, type AnyFrame } from './frames.ts';

/** A room's name, or a function that returns it; without a name no frames are passed on. */
export type RoomName = string | (() => string | undefined);

/** Where an event stands in its room. */
export interface EventPlace {
  /** Nothing for counters, which are never replayed (D57). */
  readonly seq: number | undefined;
  /** UTC ms on the server. */
  readonly ts: number | undefined;
}

/** Schemas of the contract by the kind of event. */
type Schemas = Readonly<Record<string, z.ZodType>>;

/** Handlers by kind; kinds without a handler are ignored. */
export type EventHandlers<Events extends Schemas> = {
  readonly [Kind in keyof Events]?: (event: z.output<Events[Kind]>, place: EventPlace) => void;
};

function isOf(frame: AnyFrame, room: RoomName): boolean {
  const name = typeof room === 'string' ? room : room();
  return name !== undefined && frame['room'] === name;
}
const kindOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/**
 * Passes frames to the listeners of their room, parsed by the contract. Frames that the contract does not have are
 * ignored (T17).
 * @param onFrame adds a listener to every frame of the connection @returns stops it
 */
export function createRoomListening(onFrame: (listener: (frame: AnyFrame) => void) => () => void) {
  /** Several may listen for the messages of one room: each frame is parsed once. */
  const messages = new WeakMap<AnyFrame, Message | null>();

  function messageOf(frame: AnyFrame): Message | null {
    const known = messages.get(frame);
    if (known !== undefined) return known;
    const heard = asServerFrame(frame);
    const parsed = heard?.type === 'msg' ? heard.data : null;
    messages.set(frame, parsed);
    return parsed;
  }

  return {
    /**
     * The events of a room.
     * @param events the contract's schemas by kind, such as `liveEvents`
     * @returns stops it
     */
    onRoom<Events extends Schemas>(
      room: RoomName,
      events: Events,
      handlers: EventHandlers<Events>,
    ): () => void {
      return onFrame((frame) => {
        if (frame.type !== 'event' || !isOf(frame, room)) return;
        const kind = kindOf(frame['data']);
        if (typeof kind !== 'string' || !Object.hasOwn(events, kind)) return;
        const handler = handlers[kind];
        const parsed = handler && events[kind]?.safeParse(frame['data']);
        if (!parsed?.success) return;
        handler?.(parsed.data as z.output<Events[string]>, {
          seq: numberOf(frame['seq']),
          ts: numberOf(frame['ts']),
        });
      });
    },

    /** The messages that are said in a room. @returns stops it */
    onRoomMessage(room: RoomName, handler: (message: Message) => void): () => void {
      return onFrame((frame) => {
        if (frame.type !== 'msg' || !isOf(frame, room)) return;
        const message = messageOf(frame);
        if (message) handler(message);
      });
    },
  };
}
