/** D57: a counter is shown at most this often. */
const paceMs = 1_000;

/**
 * Passes on the first value of a key at once and then, once a second, the latest value since.
 * @param show called with each value that is passed on
 */
export function createCounters<Value>(show: (value: Value) => void) {
  const resting = new Map<string, { timer: NodeJS.Timeout; waiting: { value: Value } | null }>();

  function rest(key: string): void {
    const timer = setTimeout(() => {
      const state = resting.get(key);
      resting.delete(key);
      if (!state?.waiting) return;
      show(state.waiting.value);
      rest(key);
    }, paceMs).unref();
    resting.set(key, { timer, waiting: null });
  }

  return {
    count(key: string, value: Value): void {
      const state = resting.get(key);
      if (state) {
        state.waiting = { value };
      } else {
        show(value);
        rest(key);
      }
    },
    stop(): void {
      for (const { timer } of resting.values()) clearTimeout(timer);
      resting.clear();
    },
  };
}
