import { mayKeepOrder, moderationLimits, outranks, type OrderAct } from '@goldbean/contract';
import { describe, expect, test } from 'vitest';
import { banUntil, endOf, freezeUntil, isNamed } from './moderation.domain.ts';

const roles = ['member', 'live_admin', 'streamer', 'owner', 'inspector', 'admin'] as const;
const dayMs = 86_400_000;

describe('domain 3.1', () => {
  test.each<[OrderAct, string[]]>([
    ['ban', ['inspector', 'admin']],
    ['warn_channel', ['live_admin', 'inspector', 'admin']],
    ['warn_viewer', ['live_admin', 'streamer', 'owner', 'inspector', 'admin']],
    ['freeze', ['live_admin', 'streamer', 'owner', 'admin']],
    ['block', ['live_admin', 'streamer', 'owner', 'inspector', 'admin']],
    ['mute', ['live_admin', 'streamer', 'owner', 'inspector', 'admin']],
  ])('P04, P05: %s is for %j', (act, allowed) => {
    expect(roles.filter((role) => mayKeepOrder(role, act))).toEqual(allowed);
  });

  test('nobody acts on a peer or a superior', () => {
    for (const [place, actor] of roles.entries())
      expect(roles.filter((target) => outranks(actor, target))).toEqual(roles.slice(0, place));
  });

  test('members do not read who of an office it was', () => {
    expect(roles.filter((actor) => isNamed(actor, 'owner'))).toEqual(roles.slice(0, 4));
    expect(roles.filter((actor) => isNamed(actor, 'inspector'))).toEqual([...roles]);
  });
});

test('T03: a freeze ends after three days, or never', () => {
  expect(moderationLimits.freezeMs).toBe(3 * dayMs);
  expect(freezeUntil(1_000, '3')).toBe(1_000 + 3 * dayMs);
  expect(freezeUntil(1_000, 'permanent')).toBeNull();
});

test.each([
  [undefined, dayMs, null],
  [60_000, 60_000, null],
  [dayMs, dayMs, null],
  [dayMs + 1, dayMs, dayMs + 1],
])('P04: of a ban asked until %j one person decides %j, and a second %j', (asked, until, longer) => {
  expect(banUntil(0, asked)).toEqual({ until, longer });
});

test('what is over ended when somebody ended it, else when its time was up', () => {
  expect(endOf({ until_at: 10, ended_at: null }, 9)).toBeNull();
  expect(endOf({ until_at: 10, ended_at: null }, 10)).toBe(10);
  expect(endOf({ until_at: 10, ended_at: 5 }, 20)).toBe(5);
  expect(endOf({ until_at: null, ended_at: null }, Infinity)).toBeNull();
});
