import type { NoticeBody } from '@goldbean/contract/people';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../../shared/session/index.ts';
import { loadNotices } from './notices.actions.ts';
import * as service from './notices.service.ts';
import { noticesState } from './notices.state.ts';

vi.mock(import('./notices.service.ts'));

const minute = 60_000;
const ironFan = {
  kind: 'iron_fan',
  channel_id: '1',
  channel: 'Value',
  coins: 9,
  reason: '',
} as const;

/** What is to come at a moment, in each kind of notice that says so. */
const announcing: readonly ((at: number) => NoticeBody)[] = [
  (expires_ts) => ({ kind: 'beans_expire', amount: 9, expires_ts }),
  (start_ts) => ({ kind: 'live_reminder', live_id: '1', live: 'Open class', moment: 'soon', start_ts }),
  (pay_until_ts) => ({
    kind: 'group_purchase',
    tuangou_id: '1',
    live_id: '2',
    product: 'Notebook',
    state: 'reached',
    pay_until_ts,
  }),
  (at_ts) => ({ ...ironFan, step: 'charge_soon', expires_ts: at_ts + minute, at_ts }),
  (expires_ts) => ({ ...ironFan, step: 'expires_soon', expires_ts, at_ts: null }),
];

beforeEach(() => {
  session.token = 'mine';
});

it('announces nothing that has passed, of any kind, and keeps what has happened', async () => {
  const now = Date.now();
  const bodies: readonly NoticeBody[] = [
    ...announcing.map((say) => say(now - minute)),
    ...announcing.map((say) => say(now + minute)),
    { kind: 'live_reminder', live_id: '1', live: 'Open class', moment: 'started', start_ts: now - minute },
    { ...ironFan, step: 'expired', expires_ts: now - minute, at_ts: null },
  ];
  vi.mocked(service.listNotices).mockResolvedValue(
    bodies.map((body, index) => ({ notice_id: String(index), body, at: '', at_ts: now, read: false })),
  );
  await loadNotices();
  expect(noticesState.unread.map(({ body }) => body)).toEqual(bodies.slice(announcing.length));
});
