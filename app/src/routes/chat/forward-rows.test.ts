import { messageKinds } from '@goldbean/contract/talk';
import { expect, it } from 'vitest';
import type { messagingState } from '../../features/talk/messaging/index.ts';
import { mayForwardRow } from './forward-rows.ts';

/** Whether the row of a message may be sent on; kind and body need not fit. */
const may = (given: object): boolean => {
  const message = { sender: { uid: '1' }, client_msg_id: 'c1', kind: 'text', body: {}, ...given };
  const messages = [{ status: 'normal', delivery: 'sent', ...message }];
  return mayForwardRow(messages as unknown as typeof messagingState.messages, '1:c1');
};

it.each(messageKinds)('V13, D37: whether a selected row of %s may be sent on', (kind) => {
  const forwardable = ['announcement', 'text', 'image', 'video', 'file', 'live', 'merged'];
  expect(may({ kind })).toBe(forwardable.includes(kind));
});

it.each<[string, object]>([
  ['was recalled', { status: 'recalled' }],
  ['was blocked', { status: 'blocked' }],
  ['is on its way', { delivery: 'sending' }],
  ['was not sent', { delivery: 'failed' }],
  ['is still converted', { kind: 'video', body: { state: 'processing' } }],
])('V13, D37: a selected row that %s may not be sent on', (_, given) => {
  expect(may(given)).toBe(false);
});
