import { describe, expect, it } from 'vitest';
import { refusedState, stageState, type StageFacts } from './stage-state.ts';

const words = { lost: 'lost', offline: 'offline', unsupported: 'unsupported' };
const room = {
  state: 'live' as const,
  interruptedUntil: null,
  pausedSince: null,
  hasTestPicture: false,
  my: { role: 'member' as const },
  endReason: '',
  ban: null,
  live: { start_time_ts: 5 },
};
const shows = (given: Partial<StageFacts['room']>, player: StageFacts['player'] = 'playing') =>
  stageState({ room: { ...room, ...given }, player, words });

describe('T01: what the stage shows', () => {
  it.each<[string, Partial<StageFacts['room']>, unknown]>([
    ['before', { state: 'not_started' }, { kind: 'not_started', startsAt: 5 }],
    ['on air', {}, { kind: 'live' }],
    ['without an encoder', { interruptedUntil: 9 }, { kind: 'interrupted', until: 9 }],
    ['S36: paused', { pausedSince: 3 }, { kind: 'paused', since: 3 }],
    [
      'S36: paused, without an encoder',
      { pausedSince: 3, interruptedUntil: 9 },
      { kind: 'paused', since: 3 },
    ],
    ['S36: paused, for its teacher', { pausedSince: 3, my: { role: 'streamer' } }, { kind: 'live' }],
    ['S36: in a test', { state: 'not_started', hasTestPicture: true }, { kind: 'live' }],
    ['over', { state: 'ended' }, { kind: 'ended' }],
    ['stopped', { state: 'stopped', endReason: 'why' }, { kind: 'stopped', reason: 'why' }],
    [
      'T02: banned',
      { state: 'stopped', ban: { reason: 'why', until: 9 } },
      { kind: 'banned', reason: 'why', until: 9 },
    ],
    [
      'T02: banned before it began',
      { state: 'not_started', ban: { reason: 'why', until: 9 } },
      { kind: 'banned', reason: 'why', until: 9 },
    ],
    [
      'T02: over before its channel was banned',
      { state: 'ended', ban: { reason: 'why', until: 9 } },
      { kind: 'ended' },
    ],
    ['called off', { state: 'cancelled' }, { kind: 'ended' }],
  ])('%s', (_name, given, expected) => expect(shows(given)).toEqual(expected));

  it.each<[StageFacts['player'], unknown]>([
    ['connecting', { kind: 'loading' }],
    ['stalled', { kind: 'live' }],
    ['blocked', { kind: 'live' }],
    ['lost', { kind: 'error', reason: 'lost' }],
    ['offline', { kind: 'error', reason: 'offline' }],
    ['unsupported', { kind: 'error', reason: 'unsupported' }],
  ])('a picture that is %s', (player, expected) => expect(shows({}, player)).toEqual(expected));

  it('says why one may not enter', () => {
    expect(refusedState('live.network_blocked', '', null)).toEqual({ kind: 'blocked', reason: 'network' });
    for (const lacks of ['ironFan', 'fanClub'] as const)
      expect(refusedState('live.requirement', '', lacks)).toEqual({ kind: 'blocked', reason: lacks });
    expect(refusedState('live.requirement', '', null)).toEqual({ kind: 'blocked', reason: 'requirement' });
    expect(refusedState('moderation.blocked', '', null)).toEqual({ kind: 'blocked', reason: 'removed' });
    expect(refusedState('live.missing', '', null)).toEqual({ kind: 'missing' });
    expect(refusedState('system.error', 'broken', null)).toEqual({ kind: 'error', reason: 'broken' });
  });
});
