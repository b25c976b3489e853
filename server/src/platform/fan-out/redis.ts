import { Redis } from 'ioredis';
import type { Log } from '../log.ts';
import type { FanOut } from './fan-out.ts';

const prefix = 'goldbean:fan-out:';

/** What is sent over Redis. `from` names the publishing server, which ignores its own messages. */
interface RedisEnvelope {
  readonly from: string;
  readonly message: unknown;
}

/**
 * Fan-out over publish and subscribe of Redis or of a server with its protocol.
 * @param url `redis://host:port`
 * @param server a name that no other server of the installation has
 */
export function createRedisFanOut(url: string, server: string, log: Log): FanOut {
  // A subscribed connection accepts no other commands. Messages sent while a connection is lost are missing: the
  // rooms load them from the database.
  const options = { maxRetriesPerRequest: 1, enableOfflineQueue: true } as const;
  const publisher = new Redis(url, options);
  // It subscribes again with every connection, so a server may start before Redis.
  const subscriber = new Redis(url, { ...options, autoResubscribe: false });
  for (const connection of [publisher, subscriber])
    connection.on('error', (error) => log.warn({ err: error }, 'fan-out waits for Redis'));
  const listeners = new Map<string, ((message: unknown) => void)[]>();
  subscriber.on('message', (channel: string, text: string) => {
    const { from, message } = JSON.parse(text) as RedisEnvelope;
    if (from === server) return;
    for (const listener of listeners.get(channel) ?? []) listener(message);
  });
  function subscribeTo(channels: readonly string[]): void {
    if (channels.length === 0) return;
    subscriber
      .subscribe(...channels)
      .catch((error: unknown) => log.warn({ err: error, channels }, 'other servers are not reached yet'));
  }
  subscriber.on('ready', () => subscribeTo([...listeners.keys()]));
  return {
    publish(topic, message) {
      publisher
        .publish(prefix + topic, JSON.stringify({ from: server, message } satisfies RedisEnvelope))
        .catch((error: unknown) => log.warn({ err: error, topic }, 'other servers were not notified'));
    },
    subscribe(topic, listener) {
      const channel = prefix + topic;
      const known = listeners.get(channel);
      listeners.set(channel, [...(known ?? []), listener]);
      if (!known && subscriber.status === 'ready') subscribeTo([channel]);
    },
    async stop() {
      publisher.disconnect();
      subscriber.disconnect();
    },
  };
}
