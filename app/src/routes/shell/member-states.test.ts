import { getVersion } from 'valtio/vanilla';
import { expect, it } from 'vitest';
import { session } from '../../shared/session/index.ts';

/* Found rather than listed, as `stories/clean-slate.ts` does: a new feature is in by its name. */
const modules = import.meta.glob<Record<string, unknown>>('../../features/**/*.state.ts', { eager: true });

/** These let go by themselves of what belongs to a member, or hold nothing of one. */
const others = new Set([
  // The next page, or its own listener, takes everything away.
  'documentsState',
  'readerState',
  'groupsState',
  // The verdict about a token from the address; the roles go with the member.
  'identityState',
  // A search field that was asked for by a part of the page.
  'searchAsked',
]);

const states = Object.entries(modules)
  .flatMap(([, module]) => Object.entries(module))
  .filter(([name, value]) => !others.has(name) && typeof value === 'object' && value !== null)
  .filter((entry): entry is [string, Record<string, unknown>] => getVersion(entry[1]) !== undefined);

it.each(states)('%s: the next member at this tab finds nothing of the one before', (_name, state) => {
  session.token = 'first';
  state['left'] = 'of the first';
  session.token = 'second';
  expect(state).not.toHaveProperty('left');
});
