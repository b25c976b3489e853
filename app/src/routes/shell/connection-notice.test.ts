import { expect, it } from 'vitest';
import { connectionNotice } from './connection-notice.ts';

const now = 1_000_000;
const fine = { isOnline: true, phase: 'connected', failures: 0, nextTryAt: null, now } as const;

it.each([
  ['all is well', {}, { kind: 'none' }],
  ['a visitor', { phase: 'idle' }, { kind: 'none' }],
  ['the first connection of all', { phase: 'connecting' }, { kind: 'none' }],
  ['a drop that heals at once', { phase: 'connecting', failures: 1 }, { kind: 'none' }],
  ['a drop that lasts', { phase: 'connecting', failures: 2 }, { kind: 'reconnecting' }],
  ['waiting', { phase: 'waiting', failures: 3, nextTryAt: now + 3_200 }, { kind: 'waiting', seconds: 4 }],
  // A limit that named its wait counts as no failure (E Security.6).
  ['asked to wait', { phase: 'waiting', failures: 0, nextTryAt: now + 5_000 }, { kind: 'none' }],
  ['a wait that is over', { phase: 'waiting', failures: 3, nextTryAt: now }, { kind: 'reconnecting' }],
  ['a page that took over', { phase: 'stopped' }, { kind: 'stopped' }],
  ['no network', { isOnline: false, phase: 'waiting', failures: 3, nextTryAt: now + 5 }, { kind: 'offline' }],
] as const)('%s', (_name, change, expected) => {
  expect(connectionNotice({ ...fine, ...change })).toEqual(expected);
});
