import type { AnyFrame } from './frames.ts';
import { createRoomSequence, type CountedFrame, type RoomPlace, type RoomStep } from './room-sequence.ts';

type CountedRoomFrame = AnyFrame & CountedFrame;

export interface EnteredRoom<Answer> {
  /** What `im/v2/chat/join` answered. */
  readonly joined: Answer;
  /** Frames of this room go uncounted again; call C114 beside it. */
  readonly leave: () => void;
}

export interface RoomsParts {
  /** Sends a `resume` if there is a bound socket. */
  readonly ask: (room: string, place: RoomPlace) => void;
  readonly deliver: (frame: AnyFrame) => void;
  /** Number of the bound socket, 0 while there is none. */
  readonly generation: () => number;
}

/** The rooms a tab has entered, each with its own count (D57). */
export function createRooms(parts: RoomsParts) {
  const rooms = new Map<
    string,
    {
      readonly sequence: ReturnType<typeof createRoomSequence<CountedRoomFrame>>;
      readonly onReload: (place: RoomPlace) => void;
    }
  >();

  function follow(room: string, step: RoomStep<CountedRoomFrame>): void {
    if (step.reload) rooms.get(room)?.onReload(step.reload);
    for (const frame of step.deliver) parts.deliver(frame);
    if (step.ask) parts.ask(room, step.ask);
  }

  return {
    /**
     * Enters a room: frames are held from now on, so that none is lost between the join and its answer.
     * @param join the call C113; its `epoch` and `last_seq` are where the count begins
     * @param onReload frames were lost for good: load `im/v2/chat/history` up to this place
     * @throws what `join` throws; then the room is not entered
     */
    async enter<Answer extends { readonly epoch: string; readonly last_seq: number }>(
      room: string,
      join: () => Promise<Answer>,
      onReload: (place: RoomPlace) => void,
    ): Promise<EnteredRoom<Answer>> {
      const entry = { sequence: createRoomSequence<CountedRoomFrame>(), onReload };
      rooms.set(room, entry);
      const leave = () => {
        if (rooms.get(room) === entry) rooms.delete(room);
      };
      const before = parts.generation();
      try {
        const joined = await join();
        if (rooms.get(room) !== entry) return { joined, leave };
        follow(room, entry.sequence.enter({ epoch: joined.epoch, seq: joined.last_seq }));
        // The join subscribed the socket of that moment; if there was none or another, ask on the present one.
        if (before === 0 || parts.generation() !== before) follow(room, entry.sequence.resume());
        return { joined, leave };
      } catch (error) {
        leave();
        throw error;
      }
    },

    receive(frame: CountedRoomFrame): void {
      const entry = rooms.get(frame.room);
      if (entry) follow(frame.room, entry.sequence.receive(frame));
      else parts.deliver(frame);
    },

    answered(answer: { room: string; epoch: string; seq: number; ok: boolean }): void {
      const entry = rooms.get(answer.room);
      if (entry) follow(answer.room, entry.sequence.answered(answer.ok, answer));
    },

    /** After a reconnect: one resume per room. */
    resumeAll(): void {
      for (const [room, entry] of rooms) follow(room, entry.sequence.resume());
    },

    forget(): void {
      rooms.clear();
    },
  };
}
