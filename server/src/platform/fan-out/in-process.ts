import type { FanOut } from './fan-out.ts';

/** Servers in one process, as tests start them. */
export type Neighbours = Set<(topic: string, message: string) => void>;

/** The default, without other processes. @param neighbours shared by the servers that receive each other's messages */
export function createInProcessFanOut(neighbours: Neighbours = new Set()): FanOut {
  const listeners = new Map<string, ((message: unknown) => void)[]>();
  const hear = (topic: string, message: string): void => {
    for (const listener of listeners.get(topic) ?? []) listener(JSON.parse(message));
  };
  neighbours.add(hear);
  return {
    publish(topic, message) {
      if (neighbours.size === 1) return;
      const text = JSON.stringify(message);
      for (const neighbour of neighbours) if (neighbour !== hear) neighbour(topic, text);
    },
    subscribe(topic, listener) {
      listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
    },
    async stop() {
      neighbours.delete(hear);
    },
  };
}
