/**
 * Publishes messages to the other servers of this installation: at most once, in the order of `publish` per server,
 * and never to the server that published. A server that is disconnected misses messages, so what must not be lost is
 * also in the database, from where the receiver loads it.
 */
export interface FanOut {
  /** Returns at once and never throws. Listeners of this server are not called. @param message JSON */
  publish(topic: string, message: unknown): void;
  /** Calls `listener` with what other servers publish. @param listener must not throw */
  subscribe(topic: string, listener: (message: unknown) => void): void;
  stop(): Promise<void>;
}
