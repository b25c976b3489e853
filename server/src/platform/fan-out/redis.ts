import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import type { FanOut } from './fan-out.ts';

const prefix = 'goldbean:fan-out:';

/** What travels: who said it, so that a server passes over its own words. */
interface Envelope {
  readonly from: string;
  readonly message: unknown;
}

/**
 * Fan-out over Redis publish and subscribe, or over what speaks its protocol.
 * @param url `redis://host:port`
 * @param server a name that no other server of the installation has
 */
export function createRedisFanOut(url: string, server: string, log: Log): FanOut {
  // A connection that subscribes can do nothing else. Messages of a lost connection are not kept: the rooms are
  // swept from the database.
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: true } as const;
  const publisher = new Redis(url, options);
  const subscriber = new Redis(url, options);
  for (const connection of [publisher, subscriber])
    connection.on('error', (error) => log.warn({ err: error }, 'fan-out waits for Redis'));
  const listeners = new Map<string, ((message: unknown) => void)[]>();
  subscriber.on('message', (channel: string, text: string) => {
    const { from, message } = JSON.parse(text) as Envelope;
    if (from === server) return;
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });
  return {
    publish(topic, message) {
      publisher
        .publish(prefix + topic, JSON.stringify({ from: server, message } satisfies Envelope))
        .catch((error: unknown) => log.warn({ err: error, topic }, 'other servers were not told'));
    },
    subscribe(topic, listener) {
      const channel = prefix + topic;
      const known = listeners.get(channel);
      listeners.set(channel, [...(known ?? []), listener]);
      if (known) return;
      subscriber
        .subscribe(channel)
        .catch((error: unknown) => log.warn({ err: error, topic }, 'other servers are not heard yet'));
    },
    async stop() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
