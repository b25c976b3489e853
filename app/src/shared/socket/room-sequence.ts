/** A frame that counts in its room: `msg`, or `event` with a `seq` (D57). */
export interface CountedFrame {
  readonly type: string;
  readonly room: string;
  readonly epoch: string;
  readonly seq: number;
}

/** Where a client stands in a room. */
export interface RoomPlace {
  readonly epoch: string;
  readonly seq: number;
}

/** What a room made of a frame or an answer. */
export interface RoomStep<Frame> {
  /** To be shown now, in order. */
  readonly deliver: readonly Frame[];
  /** Ask the server for what follows this place; nothing when no question is needed. */
  readonly ask?: RoomPlace;
  /** Frames are lost for good: load the history up to here. */
  readonly reload?: RoomPlace;
}

/** Frames kept while a question is open; beyond it the room reloads instead of growing. */
const heldMax = 1_000;

/**
 * Puts the frames of one room into order: each exactly once, none before its predecessor, whatever the network
 * repeated, swapped or lost (T16, invariants of D57). Knows neither sockets nor time.
 */
export function createRoomSequence<Frame extends CountedFrame>() {
  let place: RoomPlace | null = null;
  let asking = false;
  let held: Frame[] = [];

  /** Takes from the held frames what follows `at` without a gap. */
  function drain(at: RoomPlace): Frame[] {
    const deliver: Frame[] = [];
    let { seq } = at;
    held.sort((a, b) => a.seq - b.seq);
    for (const frame of held) {
      if (frame.epoch !== at.epoch || frame.seq !== seq + 1) continue;
      deliver.push(frame);
      seq = frame.seq;
    }
    place = { epoch: at.epoch, seq };
    held = held.filter((frame) => frame.epoch !== at.epoch || frame.seq > seq);
    return deliver;
  }

  /** Begins to count at a place that the server named; what was held of other epochs is void. */
  function begin(at: RoomPlace): Frame[] {
    held = held.filter((frame) => frame.epoch === at.epoch);
    return drain(at);
  }

  /** One question at a time: its answer settles whatever came meanwhile. */
  function question(): { ask?: RoomPlace } {
    if (!place || asking) return {};
    asking = true;
    return { ask: place };
  }

  return {
    /** A frame from the socket. Before `enter` it is held. */
    receive(frame: Frame): RoomStep<Frame> {
      if (place && frame.epoch === place.epoch && frame.seq <= place.seq) return { deliver: [] };
      if (held.length >= heldMax) held.shift();
      held.push(frame);
      if (!place) return { deliver: [] };
      const deliver = drain(place);
      return held.length > 0 ? { deliver, ...question() } : { deliver };
    },

    /** The answer of `im/v2/chat/join`: from here on frames are counted. */
    enter(at: RoomPlace): RoomStep<Frame> {
      const deliver = begin(at);
      return held.length > 0 ? { deliver, ...question() } : { deliver };
    },

    /** A new socket knows nothing of the room: asks for what came meanwhile, and thereby subscribes. */
    resume(): RoomStep<Frame> {
      asking = false;
      return { deliver: [], ...question() };
    },

    /** The server's answer to a question: after the missing frames, or instead of them. */
    answered(ok: boolean, at: RoomPlace): RoomStep<Frame> {
      asking = false;
      if (!place) return { deliver: [] };
      if (!ok) return { reload: at, deliver: begin(at) };
      const deliver = begin(place);
      const next = held[0];
      if (!next) return { deliver };
      // The server has said all it remembers and something is still missing: only the history has it.
      const beforeNext = { epoch: next.epoch, seq: next.seq - 1 };
      return { reload: beforeNext, deliver: [...deliver, ...drain(beforeNext)] };
    },
  };
}
