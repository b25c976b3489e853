import { describe, expect, test } from 'vitest';
import { deedsOver } from './deeds.ts';

const free = { role: 'member', muted: false, frozen: false, warned: false, blocked: false } as const;

describe('P05: what may be done about a viewer', () => {
  test.each([
    ['member', []],
    ['live_admin', ['warn', 'mute', 'freeze', 'block']],
    ['streamer', ['warn', 'mute', 'freeze', 'block']],
    ['owner', ['warn', 'mute', 'freeze', 'block']],
    ['inspector', ['warn', 'mute', 'block']],
    ['admin', ['warn', 'mute', 'freeze', 'block']],
  ] as const)('by a %s: %j', (role, deeds) => {
    expect(deedsOver(role, free)).toEqual(deeds);
  });

  test('what is done is undone, and a second warning waits for the first', () => {
    const barred = { ...free, muted: true, frozen: true, warned: true, blocked: true };
    expect(deedsOver('owner', barred)).toEqual(['unmute', 'unfreeze', 'unblock']);
  });

  test('nothing about a peer or a superior', () => {
    expect(deedsOver('live_admin', { ...free, role: 'live_admin' })).toEqual([]);
    expect(deedsOver('owner', { ...free, role: 'inspector' })).toEqual([]);
    expect(deedsOver('admin', { ...free, role: 'inspector' })).toContain('freeze');
  });
});
