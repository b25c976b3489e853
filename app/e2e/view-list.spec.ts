import { calls } from '@goldbean/contract';
import { liveToCome, newMember, person } from './academy.ts';
import { browserOf, consolePath, expect, pictureMoves, roomPath, test } from './browsing.ts';
import { needFfmpeg, push, type TestEncoder } from './encoder.ts';

let encoder: TestEncoder | undefined;
test.beforeAll(needFfmpeg);
test.afterEach(async () => encoder?.kill());

test('S36, T02, P04: the teacher reads who watched; an inspector’s ban is seen, confirmed and lifted by another office', async ({
  browser,
}) => {
  const [teacher, member, inspector, admin] = await Promise.all([
    person('teacher2'),
    newMember({ beans: 60 }),
    person('inspector'),
    person('admin'),
  ]);
  const { live_id, channel } = await liveToCome(teacher);
  const { nickname } = member;
  const { rtmp_url, key } = await teacher.call(calls.streaming.push, { live_id });
  await teacher.call(calls.streaming.start, { live_id });
  encoder = push(rtmp_url, key);
  const seat = await browserOf(browser, member);
  const desk = await browserOf(browser, teacher);
  const office = await browserOf(browser, admin);

  await test.step('S36: from the console to who watched, with what they gave', async () => {
    await seat.page.goto(roomPath(live_id));
    await pictureMoves(seat.page);
    await member.call(calls.gifts.give, { live_id, gift_id: 'chalk', n: 3, request_id: crypto.randomUUID() });
    await desk.page.goto(consolePath(live_id));
    await desk.page.getByRole('link', { name: 'Who watched' }).click();
    await expect(desk.page).toHaveURL(new RegExp(`/jwLive/viewList\\?live_id=${live_id}$`));
    const row = desk.page.getByRole('row').filter({ hasText: nickname });
    await expect(row.getByText('Here now')).toBeVisible();
    await expect(row.getByRole('cell').last()).toContainText('3');
    await desk.page.getByRole('searchbox', { name: 'Search those who watched' }).fill('nobody has this name');
    await expect(desk.page.getByText('Nobody found')).toBeVisible();
  });

  const until = Date.now() + 7 * 86_400_000;
  await inspector.call(calls.moderation.ban, { live_id, reason: 'Promised profit', rule: 'advice', until });
  const waits = office.page.getByText('Waits for a second person', { exact: true });
  const named = (action: string) => office.page.getByRole('button', { name: `${action}: ${channel.name}` });

  await test.step('P04: from the desk to the bans; another person confirms the longer end', async () => {
    await office.page.goto('/staff/desk');
    await office.page.getByRole('link', { name: 'Bans of channels' }).click();
    await expect(waits).toBeVisible();
    await expect(office.page.getByText('Promised profit', { exact: true })).toBeVisible();
    await named('Confirm the longer end').click();
    await office.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Confirm the longer end' })
      .click();
    await expect(waits).toBeHidden();
    const { list } = await inspector.call(calls.moderation.bans, {});
    expect(list.map(({ until_ts }) => until_ts)).toEqual([until]);
  });

  await test.step('G211: lifted with a reason, the channel may go on air again', async () => {
    await named('Lift the ban').click();
    const ask = office.page.getByRole('alertdialog');
    await ask.getByRole('textbox', { name: /^Reason/ }).fill('It was another channel');
    await ask.getByRole('button', { name: 'Lift the ban' }).click();
    await expect(office.page.getByText('No channel is banned')).toBeVisible();
    expect((await teacher.call(calls.moderation.violation, { live_id })).banned).toBe(false);
  });

  await test.step('S36: the list stays when the live session is over, without anybody in the room', async () => {
    await desk.page.goto(`/jwLive/viewList?live_id=${live_id}`);
    await expect(desk.page.getByRole('row').filter({ hasText: nickname })).toBeVisible();
  });
  for (const { context } of [seat, desk, office]) await context.close();
});
