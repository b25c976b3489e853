import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { judgeFlaky, lineFor, mayRunAgain, mostFlaky, readRegister } from './flaky.ts';

const now = Date.UTC(2026, 10, 29, 12);
const one = { file: 'server/src/modules/talk/inbox.test.ts', name: 'inbox 200 rooms' };
const header = 'test\tkind\tfirst seen\towner\texpires\n';

test('a new flaky test has a week', () => {
  const line = lineFor(one, now);
  expect(readRegister(`${header}${line}\n`)).toEqual([
    {
      test: 'server/src/modules/talk/inbox.test.ts > inbox 200 rooms',
      kind: 'unknown',
      firstSeen: '2026-11-29',
      owner: 'server/src/modules/talk',
      expires: '2026-12-06',
    },
  ]);
});

test('a few young ones are no failure; too many or an old one are', () => {
  const register = readRegister(`${header}${lineFor(one, now)}\n`);
  expect(judgeFlaky([one], register, now)).toEqual([]);
  expect(judgeFlaky([], register, now + 7 * 24 * 3_600_000)).toEqual([]);
  expect(judgeFlaky([], register, now + 8 * 24 * 3_600_000)).toHaveLength(1);
  const many = Array.from({ length: mostFlaky + 1 }, () => one);
  expect(judgeFlaky(many, [], now)).toHaveLength(1);
  expect(
    judgeFlaky(
      [],
      many.flatMap(() => register),
      now,
    ),
  ).toHaveLength(1);
});

test.each([
  ['server/test/system/inbox.test.ts', true],
  ['app/e2e/shop.spec.ts', true],
  ['app/src/routes/live/LiveRoomPage.stories.tsx', true],
  ['app/src/features/live/gifts/gift-draft.test.ts', false],
  ['server/src/modules/money/wallet/wallet.property.test.ts', false],
  ['server/test/system/money-access.test.ts', false],
])('%s runs again after a failure: %s', (file, again) => {
  expect(mayRunAgain(file)).toBe(again);
});

test('each entry of the register is whole', () => {
  const entries = readRegister(readFileSync('docs/flaky.tsv', 'utf8'));
  const broken = entries.filter((entry) => Object.values(entry).some((value) => value === ''));
  expect(broken).toEqual([]);
});
