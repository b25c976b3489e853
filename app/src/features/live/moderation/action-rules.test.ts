import { describe, expect, test } from 'vitest';
import { actionsOver } from './action-rules.ts';

const free = { role: 'member', muted: false, frozen: false, warned: false, blocked: false } as const;

describe('P05: what may be done about a viewer', () => {
  test.each([
    ['member', []],
    ['live_admin', ['warn', 'mute', 'freeze', 'block']],
    ['streamer', ['warn', 'mute', 'freeze', 'block']],
    ['owner', ['warn', 'mute', 'freeze', 'block']],
    ['inspector', ['warn', 'mute', 'block']],
    ['admin', ['warn', 'mute', 'freeze', 'block']],
  ] as const)('by a %s: %j', (role, actions) => {
    expect(actionsOver(role, free)).toEqual(actions);
  });

  test('what is done is undone, and a second warning waits for the first', () => {
    const restriction = { ...free, muted: true, frozen: true, warned: true, blocked: true };
    expect(actionsOver('owner', restriction)).toEqual(['unmute', 'unfreeze', 'unblock']);
  });

  test('nothing about a peer or a superior', () => {
    expect(actionsOver('live_admin', { ...free, role: 'live_admin' })).toEqual([]);
    expect(actionsOver('owner', { ...free, role: 'inspector' })).toEqual([]);
    expect(actionsOver('admin', { ...free, role: 'inspector' })).toContain('freeze');
  });
});
