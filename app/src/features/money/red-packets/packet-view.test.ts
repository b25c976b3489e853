import { describe, expect, it } from 'vitest';
import { bubbleState, endOf, paperState, proofState } from './packet-view.ts';
import type { PacketStatus } from './red-packets.service.ts';
import type { OpenedPacket } from './red-packets.state.ts';

const words = (key: string) => `words of ${key}`;
const opened: OpenedPacket = { packetId: 'p', shows: 'paper', phase: 'ready', failure: '' };
const status = (packet: object) => ({ packet, mine: { state: 'unclaimed' } }) as PacketStatus;

describe('the bubble', () => {
  it.each([
    [undefined, { kind: 'unclaimed' }],
    [{ state: 'unclaimed' }, { kind: 'unclaimed' }],
    [
      { state: 'received', amount: 3, luckiest: true },
      { kind: 'received', amount: 3 },
    ],
    [{ state: 'none_left' }, { kind: 'none_left' }],
    [{ state: 'expired' }, { kind: 'expired' }],
    [
      { state: 'not_allowed', reason: 'packet.muted' },
      { kind: 'not_allowed', reason: 'words of packet.muted' },
    ],
  ] as const)('of %o is %o', (mine, expected) => expect(bubbleState(mine, words)).toEqual(expected));
});

describe('the paper', () => {
  it.each([
    [opened, { state: 'unclaimed' }, { kind: 'sealed' }],
    [opened, { state: 'received', amount: 3, luckiest: true }, { kind: 'won', amount: 3, isLuckiest: true }],
    [opened, { state: 'none_left' }, { kind: 'none_left' }],
    [opened, { state: 'expired' }, { kind: 'expired' }],
    [opened, { state: 'not_allowed', reason: 'x' }, { kind: 'error', reason: 'words of x' }],
    [{ ...opened, phase: 'claiming' }, { state: 'unclaimed' }, { kind: 'opening' }],
    [{ ...opened, phase: 'loading' }, undefined, { kind: 'opening' }],
    [
      { ...opened, phase: 'failed', failure: 'why' },
      { state: 'unclaimed' },
      { kind: 'error', reason: 'why' },
    ],
  ] as const)('of %o and %o', (looked, mine, expected) =>
    expect(paperState(looked, mine, words)).toEqual(expected),
  );
});

it('says how it ended', () => {
  expect(endOf(status({ state: 'open', ended_ts: null }))).toBeUndefined();
  expect(endOf(status({ state: 'all_claimed', created_ts: 5, ended_ts: 12 }))).toEqual({
    kind: 'all_claimed',
    afterMs: 7,
  });
  // The room announced the end; its exact time has not been loaded yet.
  expect(endOf(status({ state: 'all_claimed', ended_ts: null }))).toBeUndefined();
  expect(endOf(status({ state: 'expired_refunded', returned: 4 }))).toEqual({
    kind: 'expired',
    returned: 4,
  });
});

it('shows as much of the proof as was published', () => {
  const hidden = status({ proof: { seed: null, shares: null } });
  const shown = status({ proof: { seed: 's', shares: [1] } });
  const revealed = { seed: 's', shares: [1] };
  expect(proofState(hidden, { kind: 'matched' }, '')).toEqual({ kind: 'committed' });
  expect(proofState(shown, { kind: 'unasked' }, '')).toEqual({ ...revealed, kind: 'revealed' });
  expect(proofState(shown, { kind: 'verifying' }, '')).toEqual({ ...revealed, kind: 'verifying' });
  expect(proofState(shown, { kind: 'matched' }, '')).toEqual({ ...revealed, kind: 'matched' });
  expect(proofState(shown, { kind: 'mismatched', computed: 'c' }, '')).toEqual({
    ...revealed,
    kind: 'mismatched',
    computed: 'c',
  });
  expect(proofState(shown, { kind: 'failed' }, 'why')).toEqual({ ...revealed, kind: 'error', reason: 'why' });
});
