import { calls, type LiveSettings } from '@goldbean/contract/live';
import { describe, expect, it } from 'vitest';
import { draftOf, emptyDraft, inputOf, type LiveDraft } from './draft.ts';
import { checkLive } from './live-rules.ts';

const now = Date.UTC(2026, 10, 21, 8, 30);
const hour = 3_600_000;

const admin = { uid: 'u2', jwcode: '1002', nickname: 'Ann', img: '', level: 3 };
const settings: LiveSettings = {
  live_id: 'l1',
  room: 'live_l1',
  name: 'Reading a balance sheet',
  theme: 'Accounts',
  introduction: 'What the numbers say.',
  background: '/files/a.jpg',
  background_id: 'f1',
  state: 'not_started',
  interrupted: false,
  start_time: '2026-11-21 18:30:00',
  start_time_ts: now + 2 * hour,
  course_type: 3,
  ticket_beans: null,
  ticket_sold: false,
  channel_id: 'c1',
  preview_time_ts: now + hour,
  admins: [admin],
  block_network: false,
  replay_mode: 'limited',
  replay_days: 5,
  goods: ['g1', 'g2'],
};
const good: LiveDraft = draftOf(settings);
const check = (change: Partial<LiveDraft>) => checkLive({ ...good, ...change }, now);

describe('every setting survives the form (S36)', () => {
  it('there and back', () => {
    expect(calls.streaming.edit.input.parse(inputOf(good))).toEqual({
      live_id: 'l1',
      channel_id: 'c1',
      name: settings.name,
      theme: settings.theme,
      introduction: settings.introduction,
      preview_time: settings.preview_time_ts,
      background: 'f1',
      admins: ['u2'],
      course_type: 3,
      start_time: settings.start_time_ts,
      block_network: false,
      replay_mode: 'limited',
      replay_days: 5,
      goods: ['g1', 'g2'],
    });
  });

  it('without what is optional', () => {
    const bare = { ...settings, preview_time_ts: null, admins: [], goods: [], theme: '' };
    const draft = draftOf({ ...bare, replay_mode: 'permanent', replay_days: null });
    const sent = calls.streaming.edit.input.parse(inputOf(draft));
    expect(sent).toMatchObject({ theme: '', admins: [], goods: [], replay_mode: 'permanent' });
    expect(sent.preview_time).toBeUndefined();
    expect(sent.replay_days).toBeUndefined();
  });
});

describe('V27 to V32', () => {
  it('a whole live session may be saved', () => expect(check({})).toEqual({}));

  it.each([
    ['V27', 'name', { name: ' ' }, 'live.name_or_introduction_required'],
    ['V27', 'introduction', { introduction: '' }, 'live.name_or_introduction_required'],
    ['V28', 'background', { backgroundId: '' }, 'live.background_required'],
    ['V29', 'course_type', { courseType: null }, 'live.course_type_required'],
    ['V29', 'start_time', { startAt: null }, 'live.start_time_required'],
    ['V30', 'block_network', { blockNetwork: null }, 'live.block_network_required'],
    ['V31', 'replay_days', { replayDays: '8' }, 'live.replay_days'],
    ['V31', 'replay_days', { replayDays: '0' }, 'live.replay_days'],
    ['V31', 'replay_days', { replayDays: '' }, 'live.replay_days'],
    ['V32', 'preview_time', { previewAt: now }, 'live.preview_past'],
    ['V32', 'preview_time', { previewAt: now + 3 * hour }, 'live.preview_after_start'],
  ] as const)('%s %s %j is refused', (_row, field, change, msgKey) => {
    expect(check(change)).toEqual({ [field]: msgKey });
  });

  it.each([
    ['a start that has passed', { startAt: now - hour, previewAt: null }],
    ['V30: either choice', { blockNetwork: true }],
    ['V31: seven days', { replayDays: '7' }],
    ['V31: for ever', { replayMode: 'permanent', replayDays: '99' }],
    ['V32: no preview', { previewAt: null }],
  ] as const)('%s is allowed', (_name, change) => expect(check(change)).toEqual({}));

  it('a new live session has no choice made about network members', () => {
    expect(emptyDraft().blockNetwork).toBeNull();
    expect(Object.keys(checkLive(emptyDraft(), now)).toSorted()).toEqual([
      'background',
      'block_network',
      'course_type',
      'introduction',
      'name',
      'start_time',
    ]);
  });
});
