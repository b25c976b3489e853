export type Listeners<Event> = ReturnType<typeof createListeners<Event>>;

/** A list of listeners; when one throws, the others are still called (T17). */
export function createListeners<Event>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    /** @returns takes the listener away again */
    add(listener: (event: Event) => void): () => void {
      // The same function added twice is two listeners: each stop ends its own.
      const own = (event: Event) => listener(event);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    tell(event: Event): void {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
  };
}
