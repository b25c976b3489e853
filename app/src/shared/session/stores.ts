import type { Store, Stores } from './session.storage.ts';

function memoryStore(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A browser may refuse storage (private windows, policies); the session then lasts as long as the page. */
function usable(open: () => Storage | undefined): Store {
  try {
    const store = open();
    if (!store) return memoryStore();
    store.setItem('goldbean_probe', '1');
    store.removeItem('goldbean_probe');
    return store;
  } catch {
    return memoryStore();
  }
}

/** The stores of this tab and device. */
export const stores: Stores = {
  tab: usable(() => globalThis.sessionStorage),
  device: usable(() => globalThis.localStorage),
};
