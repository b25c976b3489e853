import { wealthDeck, type CallData, type CallName, type NamedCalls } from '@goldbean/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../../../test/test-database.ts';
import { openTestServer, type TestServer } from '../../../../test/system/in-process.ts';
import { drawsRemembered } from './wealth-wheel.domain.ts';

const dayMs = 86_400_000;
/** A minute before a month ends in Asia/Shanghai. */
const lastMinute = Date.UTC(2026, 10, 30, 15, 59);
const clock = createManualClock(lastMinute);
let testServer: TestServer;
beforeAll(async () => {
  testServer = await openTestServer({}, {}, clock);
});
afterAll(() => testServer.close());

async function ask<Name extends CallName>(account: string, name: Name, fields: object = {}) {
  const { data, msg_key } = await testServer.ask(name, account, { ...fields });
  return { msg_key, data: data as CallData<NamedCalls[Name]> };
}
const save = (account: string, goal: object) =>
  ask(account, 'wealthWheel.save', { month: '2026-12', text: 'Read one annual report', done: 0, ...goal });
const yearOf = async (account: string, year?: number) =>
  (await ask(account, 'wealthWheel.year', { ...(year !== undefined && { year }) })).data;
const textsOf = async (account: string, year?: number) =>
  (await yearOf(account, year)).goals.map(({ text }) => text);
const draw = async (account: string) => (await ask(account, 'wealthWheel.draw')).data;

test('S20: a goal is added, renamed, ticked, unticked and deleted, and each member reads their own alone', async () => {
  const { data: goal } = await save('member', { text: '  读懂一份年报 ' });
  expect(goal).toEqual({
    goal_id: expect.any(String) as string,
    month: '2026-12',
    text: '读懂一份年报',
    done: false,
  });
  clock.advance(1);
  await save('member', { month: '2026-11', text: 'First' });
  expect(await textsOf('member')).toEqual(['First', '读懂一份年报']);
  const changed = { ...goal, text: 'Read two', done: true };
  expect((await save('member', changed)).data).toEqual(changed);
  expect((await yearOf('member')).goals).toContainEqual(changed);
  expect((await save('member', { ...changed, done: 0 })).data.done).toBe(false);

  expect(await textsOf('member2')).toEqual([]);
  for (const attempt of [
    save('member2', { ...goal, text: 'Stolen' }),
    ask('member2', 'wealthWheel.remove', { goal_id: goal.goal_id }),
    save('member', { ...goal, month: '2027-01' }),
    save('member', { ...goal, goal_id: '404' }),
  ])
    expect(await attempt).toMatchObject({ msg_key: 'wheel.goal_missing' });
  expect(await textsOf('member')).toEqual(['First', 'Read two']);

  await ask('member', 'wealthWheel.remove', { goal_id: goal.goal_id });
  expect(await textsOf('member')).toEqual(['First']);
  expect(await ask('member', 'wealthWheel.remove', { goal_id: goal.goal_id })).toMatchObject({
    msg_key: 'wheel.goal_missing',
  });
});

test.each([
  ['no text', { text: ' \u200B ' }, 'wheel.goal_text'],
  ['a text that is too long', { text: '字'.repeat(61) }, 'wheel.goal_text'],
  ['a month there is none of', { month: '2026-13' }, 'request.invalid'],
  ['a month that is over', { month: '2026-10' }, 'wheel.month_over'],
  ['a month beyond the next year', { month: '2028-01' }, 'wheel.month_far'],
])('S20: %s is refused', async (_what, goal, why) => {
  expect(await save('inspector', goal)).toMatchObject({ msg_key: why });
  expect(await textsOf('inspector')).toEqual([]);
});

test('S20: a month has five goals at most, also when they come at once; sixty characters are a goal', async () => {
  const text = '字'.repeat(60);
  const tried = await Promise.all(Array.from({ length: 8 }, () => save('teacher', { text })));
  expect(tried.map(({ msg_key }) => msg_key).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => ''),
    ...Array.from({ length: 3 }, () => 'wheel.month_full'),
  ]);
  expect(await textsOf('teacher')).toEqual(Array.from({ length: 5 }, () => text));
  // A full month still takes changes, and the next month is its own.
  const [first] = (await yearOf('teacher')).goals;
  expect(await save('teacher', { ...first, done: 1 })).toMatchObject({ msg_key: '' });
  expect(await save('teacher', { month: '2027-01' })).toMatchObject({ msg_key: '' });
});

test('S20: one intent is one goal, also when it was deleted in between', async () => {
  const once = { month: '2027-06', request_id: 'goal-once' };
  const first = await save('producthead', once);
  await ask('producthead', 'wealthWheel.remove', { goal_id: first.data.goal_id });
  expect((await save('producthead', once)).data).toEqual(first.data);
  expect(await textsOf('producthead', 2027)).toEqual([]);
});

test('S20: two draws at once and a later one of the same day give one card; others draw their own', async () => {
  const drawn = await Promise.all(Array.from({ length: 6 }, () => draw('member')));
  expect(new Set(drawn.map(({ card }) => card)).size).toBe(1);
  expect(drawn[0]).toEqual({ day: '2026-11-30', card: expect.any(String) as string });
  expect(await draw('member')).toEqual(drawn[0]);
  expect((await yearOf('member')).draws).toEqual([drawn[0]]);
  expect((await yearOf('member2')).draws).toEqual([]);
});

test('S20: at midnight of Shanghai a new card is drawn, and the month that ends can be ticked but not added to', async () => {
  clock.set(lastMinute);
  const { data: goal } = await save('admin', { month: '2026-11' });
  const before = await draw('admin');
  clock.set(lastMinute + 60_000);
  const after = await draw('admin');
  expect(after.day).toBe('2026-12-01');
  expect(after.card).not.toBe(before.card);
  expect(await save('admin', { month: '2026-11' })).toMatchObject({ msg_key: 'wheel.month_over' });
  expect(await save('admin', { ...goal, done: 1 })).toMatchObject({ msg_key: '', data: { done: true } });
});

test('S20: no card comes again before half of the deck was seen, and the last seven draws are listed', async () => {
  const cards: string[] = [];
  for (let day = 0; day < 2 * wealthDeck.length; day += 1) {
    clock.advance(dayMs);
    const { card } = await draw('member2');
    expect(cards.slice(-drawsRemembered)).not.toContain(card);
    cards.push(card);
  }
  expect(drawsRemembered).toBe(12);
  const { draws } = await yearOf('member2');
  expect(draws.map(({ card }) => card)).toEqual(cards.slice(-7).toReversed());
});

test('S20: years are seen from that of the first goal to the next; another gives the nearest', async () => {
  clock.set(Date.UTC(2027, 11, 31, 15, 59));
  await save('teacher2', { month: '2027-12' });
  expect(await yearOf('teacher2', 2040)).toMatchObject({ year: 2028, first_year: 2027, goals: [] });
  clock.set(Date.UTC(2027, 11, 31, 16, 0));
  expect(await yearOf('teacher2')).toMatchObject({ year: 2028, first_year: 2027, goals: [] });
  expect(await yearOf('teacher2', 2001)).toMatchObject({ year: 2027, goals: [{ month: '2027-12' }] });
});
