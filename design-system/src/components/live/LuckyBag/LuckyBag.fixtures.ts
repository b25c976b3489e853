import { cast, talk } from '../../../stories/index.ts';
import { minute, storyNow } from '../live.fixtures.tsx';
import type { BagConditionView, BagState } from './bag.ts';

export const drawsAt = storyNow() + minute + 23_000;

export const conditions: readonly BagConditionView[] = [
  { key: 'follow', isMet: true },
  { key: 'fan_level', level: 3, isMet: true },
  { key: 'comment', text: talk.steady, isMet: false },
];
/** The channel is not followed yet either. */
export const toFollow = conditions.map((condition) =>
  condition.key === 'follow' ? { ...condition, isMet: false } : condition,
);
export const met: readonly BagConditionView[] = conditions.map((condition) => ({
  ...condition,
  isMet: true,
}));

export const winners = [
  cast.faizal.nickname,
  cast.phanthipha.nickname,
  cast.faizal.nickname,
  cast.yutong.nickname,
];

/** Every state a bag goes through, by the name of its story. */
export const bagStates: readonly (readonly [string, BagState])[] = [
  ['conditions open', { kind: 'waiting', drawsAt, conditions: toFollow }],
  ['only the text to send', { kind: 'waiting', drawsAt, conditions }],
  ['conditions met', { kind: 'waiting', drawsAt, conditions: met }],
  ['joining', { kind: 'waiting', drawsAt, conditions: [], isJoining: true }],
  ['joined', { kind: 'joined', drawsAt }],
  ['drawing', { kind: 'drawing' }],
  ['won', { kind: 'won', winners }],
  ['lost', { kind: 'lost', winners }],
  ['drawn without me', { kind: 'drawn', winners }],
  ['void: nobody joined', { kind: 'void', reason: 'nobody' }],
  ['void: live session stopped', { kind: 'void', reason: 'stopped' }],
];
