/** A connection as a room sees it. */
export interface Subscriber {
  /** @returns false when the writer should wait for `whenDrained`, or the connection is closed */
  write(bytes: Buffer): boolean;
  whenDrained(run: () => void): void;
}

/** Subscribers that get every frame of a room as it is sent. */
export function createLiveSubscribers() {
  /** Each with the `seq` after which it gets every frame as it is sent. */
  const subscribers = new Map<Subscriber, number>();
  let pending: Buffer[] = [];

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

  return {
    flush,
    send,
    /** Adds a subscriber that has all up to `last`. */
    add(subscriber: Subscriber, last: number): void {
      // The pending frames are older than this subscriber's place, so they go out before it is added.
      flush();
      subscribers.set(subscriber, last);
    },
    /** After which `seq` the subscriber gets every frame; undefined for one that is not live. */
    placeOf: (subscriber: Subscriber): number | undefined => subscribers.get(subscriber),
    /** Sets it back, for one to whom earlier frames are replayed. */
    setPlace(subscriber: Subscriber, seq: number): void {
      subscribers.set(subscriber, seq);
    },
    has: (subscriber: Subscriber): boolean => subscribers.has(subscriber),
    remove(subscriber: Subscriber): void {
      subscribers.delete(subscriber);
    },
    isEmpty: (): boolean => subscribers.size === 0,
  };
}
