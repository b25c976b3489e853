import { messageKinds, type Message } from '@goldbean/contract';
import { expect, test } from 'vitest';
import { mayForward } from './forwarding.domain.ts';

const of = (given: object) => ({ status: 'normal', body: {}, ...given }) as unknown as Message;

test.each(messageKinds)('V13, D37: whether %s may be sent on', (kind) => {
  const may = ['announcement', 'text', 'image', 'video', 'file', 'live', 'merged'];
  expect(mayForward(of({ kind }))).toBe(may.includes(kind));
});

test.each(['recalled', 'blocked'])('V13, D37: what was %s may not be sent on', (status) => {
  expect(mayForward(of({ kind: 'text', status }))).toBe(false);
});
