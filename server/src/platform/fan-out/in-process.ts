import type { FanOut } from './fan-out.ts';

/** Servers that live in one process, as tests start them; one that is alone has nobody to tell. */
export type Neighbours = Set<(topic: string, message: string) => void>;

/** The default: no other process listens. @param neighbours shared by the servers that hear each other */
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
