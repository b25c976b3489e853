/**
 * Tells the other servers of this installation what just happened here: at most once, in the order of `publish`
 * per server, and never to the server that published. A server that is cut off misses messages, so whatever must
 * not be lost is also in the database, where the receiver finds it again.
 */
export interface FanOut {
  /** Does not wait, and never throws: the caller's own listeners have heard already. @param message JSON */
  publish(topic: string, message: unknown): void;
  /** Hears what other servers publish. @param listener must not throw */
  subscribe(topic: string, listener: (message: unknown) => void): void;
  stop(): Promise<void>;
}
