import { getVersion, snapshot } from 'valtio/vanilla';
import { session, stores, type Store } from '../shared/session/index.ts';

/*
 * Every state of the app, found rather than listed: what a `.state.ts` of a feature or a door of `shared` exports
 * and valtio knows as a proxy. A new feature is in by its name.
 */
const modules = {
  ...import.meta.glob<Record<string, unknown>>('../features/**/*.state.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../shared/*/index.ts', { eager: true }),
};

const isState = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && getVersion(value) !== undefined;

/** The states as the modules made them, before any story. */
const initial = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isState)
    .map((state) => [state, structuredClone(snapshot(state)) as Record<string, unknown>]),
);

function memoryStore(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** Puts every state of the app back to how it began; what a story kept on the device is gone. */
export async function cleanSlate(): Promise<void> {
  Object.assign(stores, { tab: memoryStore(), device: memoryStore() });
  session.token = '';
  // Who listens to the session lets go of what belonged to the member, and calls of the story before fail.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  for (const [state, first] of initial) {
    for (const key of Object.keys(state)) if (!(key in first)) delete state[key];
    Object.assign(state, structuredClone(first));
  }
}
