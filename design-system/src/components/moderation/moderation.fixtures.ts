import { cast, failures, places, talk } from '../../stories/index.ts';
import type { ModerationAction } from './moderation.ts';

/** The clock of all moderation stories: 21 November 2026, 10:30 in Shanghai. */
export const now = Date.UTC(2026, 10, 21, 2, 30);
export const hour = 3_600_000;
export const day = 24 * hour;

const base: ModerationAction = {
  id: 'mute',
  kind: 'mute',
  scope: places.linRoom,
  by: cast.zhou.nickname,
  at: now - 2 * hour,
  reason: failures.ads,
  rule: failures.tipsRule,
  until: now + 22 * hour,
  evidence: talk.spamTomorrow,
  appeal: { kind: 'possible' },
};

/** An action with some of it changed. */
export const action = (changes: Partial<ModerationAction> = {}): ModerationAction => ({
  ...base,
  ...changes,
});
