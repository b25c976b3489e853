/** A frame that counts in its room: `msg`, or `event` with a `seq` (D57). */
export interface CountedFrame {
  readonly type: string;
  readonly room: string;
  readonly epoch: string;
  readonly seq: number;
}

/** A client's place in a room. */
export interface RoomPlace {
  readonly epoch: string;
  readonly seq: number;
}

/** The result of a frame or an answer. */
export interface RoomStep<Frame> {
  /** To be shown now, in order. */
  readonly deliver: readonly Frame[];
  /** Place after which frames must be requested from the server; undefined when none are missing. */
  readonly ask?: RoomPlace;
  /** Frames cannot be resumed: load the history up to here. */
  readonly reload?: RoomPlace;
}

/** Most frames held while a request is open; above it the room reloads its history. */
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

  /** Starts counting at a place from the server; held frames of other epochs are dropped. */
  function begin(at: RoomPlace): Frame[] {
    held = held.filter((frame) => frame.epoch === at.epoch);
    return drain(at);
  }

  /** One request at a time: its answer also covers frames that arrived meanwhile. */
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

    /** A new socket is not in the room yet: requests the missed frames, which also subscribes it. */
    resume(): RoomStep<Frame> {
      asking = false;
      return { deliver: [], ...question() };
    },

    /** The server's answer to a request: after the missing frames, or instead of them. */
    answered(ok: boolean, at: RoomPlace): RoomStep<Frame> {
      asking = false;
      if (!place) return { deliver: [] };
      if (!ok) return { reload: at, deliver: begin(at) };
      const deliver = begin(place);
      const next = held[0];
      if (!next) return { deliver };
      // The server has sent all it keeps and frames are still missing: they are only in the history.
      const beforeNext = { epoch: next.epoch, seq: next.seq - 1 };
      return { reload: beforeNext, deliver: [...deliver, ...drain(beforeNext)] };
    },
  };
}
