import type { ModerationAction } from './moderation.ts';

/** The clock of all moderation stories: 21 November 2026, 10:30 in Shanghai. */
export const now = Date.UTC(2026, 10, 21, 2, 30);
export const hour = 3_600_000;
export const day = 24 * hour;

const base: ModerationAction = {
  id: 'mute',
  kind: 'mute',
  scope: '林老师的价值投资课 · 直播间',
  by: '班务 小周',
  at: now - 2 * hour,
  reason: '连续发送个股推荐并留联系方式。',
  rule: '社区公约 3.2：不得推荐个股、不得引流',
  until: now + 22 * hour,
  evidence: '加我微信领牛股，明天必涨',
  appeal: { kind: 'possible' },
};

/** An action with some of it changed. */
export const action = (changes: Partial<ModerationAction> = {}): ModerationAction => ({
  ...base,
  ...changes,
});
