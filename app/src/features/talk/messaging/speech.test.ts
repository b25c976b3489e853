import { messagingLimits } from '@goldbean/contract/talk';
import { describe, expect, it } from 'vitest';
import { mayRecall, slowSeconds, speechRestriction } from './speech.ts';

const open = {
  phase: 'open' as const,
  failure: '',
  my: {
    role: 'member' as const,
    mutedUntil: null,
    muteReason: '',
    roomMuted: false,
    restriction: null,
    rules: { read_only: false, slow: 0 },
    slowUntil: 0,
  },
};
const my = (given: object) => ({ ...open, my: { ...open.my, ...given } });
const here = { isClosed: false, isConnected: true, isFrozen: false };

describe('why a member cannot write', () => {
  it.each([
    ['nothing is in the way', { chat: open, ...here }, null],
    [
      'muted',
      { chat: my({ mutedUntil: 5, muteReason: 'spam' }), ...here },
      { kind: 'muted', until: 5, why: 'spam' },
    ],
    ['room muted', { chat: my({ roomMuted: true }), ...here }, { kind: 'room_muted' }],
    ['room muted, but staff', { chat: my({ roomMuted: true, role: 'staff' }), ...here }, null],
    ['E06: read-only', { chat: my({ rules: { read_only: true, slow: 0 } }), ...here }, { kind: 'read_only' }],
    [
      'E06: read-only, but staff',
      { chat: my({ rules: { read_only: true, slow: 0 }, role: 'staff' }), ...here },
      null,
    ],
    ['offline', { chat: open, ...here, isConnected: false }, { kind: 'offline' }],
    [
      'lasting before passing',
      { chat: open, ...here, isClosed: true, isConnected: false },
      { kind: 'closed' },
    ],
    ['frozen', { chat: open, ...here, isFrozen: true }, { kind: 'frozen' }],
    [
      'D26: frozen for a time',
      { chat: my({ restriction: { reason: 'frozen', until: 9 } }), ...here },
      { kind: 'frozen', until: 9 },
    ],
    [
      'D26: frozen for good',
      { chat: my({ restriction: { reason: 'frozen', until: null } }), ...here },
      { kind: 'frozen' },
    ],
    [
      'dissolved, also for staff',
      { chat: my({ restriction: { reason: 'dissolved', until: null, since: 7 }, role: 'owner' }), ...here },
      { kind: 'dissolved', since: 7 },
    ],
    [
      'still joining, before the connection stands',
      { chat: { ...open, phase: 'joining' as const }, ...here, isConnected: false },
      { kind: 'joining' },
    ],
    ['still joining', { chat: { ...open, phase: 'joining' as const }, ...here }, { kind: 'joining' }],
    [
      'refused',
      { chat: { ...open, phase: 'failed' as const, failure: 'request.forbidden' }, ...here },
      { kind: 'refused', msgKey: 'request.forbidden' },
    ],
  ])('%s', (_name, facts, expected) => expect(speechRestriction(facts)).toEqual(expected));
});

describe('D36: recall', () => {
  const sent = {
    delivery: 'sent' as const,
    status: 'normal' as const,
    sender: { uid: '1', nickname: '', img: '' },
    ts: 0,
  };
  const late = messagingLimits.recallWindowMs + 1;
  it.each([
    ['the author in time', sent, { uid: '1', role: 'member' as const }, messagingLimits.recallWindowMs, true],
    ['the author too late', sent, { uid: '1', role: 'member' as const }, late, false],
    ['another member', sent, { uid: '2', role: 'member' as const }, 0, false],
    ['staff, any time', sent, { uid: '2', role: 'staff' as const }, late, true],
    [
      'recalled already',
      { ...sent, status: 'recalled' as const },
      { uid: '1', role: 'owner' as const },
      0,
      false,
    ],
    [
      'not sent yet',
      { ...sent, delivery: 'sending' as const },
      { uid: '1', role: 'member' as const },
      0,
      false,
    ],
  ])('%s', (_name, message, me, now, expected) => expect(mayRecall(message, me, now)).toBe(expected));
});

it.each([
  [0, 5_000, 0],
  [5_001, 5_000, 1],
  [35_000, 5_000, 30],
])('E06: slow mode until %i, looked at %i: %i seconds', (slowUntil, now, seconds) => {
  expect(slowSeconds({ slowUntil }, now)).toBe(seconds);
});
