import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { liveToCome, newMember, person, type AcademyMember } from './academy.ts';
import { browserOf, canSpeak, expect, pictureMoves, roomPath, say, talk, test } from './browsing.ts';
import { needFfmpeg, push, type TestEncoder } from './encoder.ts';

/*
 * P04, P05: four browsers in one room, two members, an administrator of the room and an inspector. What one of the staff does, the
 * others see, and whom it is against feels it, without a reload.
 */

let encoder: TestEncoder | undefined;
test.beforeAll(needFfmpeg);
test.afterEach(async () => encoder?.kill());

/** A live session on air that somebody is the administrator of. */
async function onAir(teacher: AcademyMember, admin: AcademyMember) {
  const { live_id, channel_id } = await liveToCome(teacher, [admin.uid]);
  const { rtmp_url, key } = await teacher.call(calls.streaming.push, { live_id });
  await teacher.call(calls.streaming.start, { live_id });
  encoder = push(rtmp_url, key);
  return { live_id, channel_id };
}

/** Opens the card of whoever wrote this last. */
async function openCard(page: Page, nickname: string): Promise<void> {
  await talk(page).getByRole('button', { name: nickname, exact: true }).last().click();
  await expect(page.getByRole('dialog', { name: `About ${nickname}` })).toBeVisible();
}
const chooseAction = (page: Page, action: string) =>
  page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
async function giveReason(page: Page, reason: string, confirm: string): Promise<void> {
  const dialog = page.locator('dialog[open]').last();
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
}

test('P05, T02, T03: warn, mute, freeze and remove a viewer from the room, seen by all without reload', async ({
  browser,
}) => {
  const [teacher, a, b, admin, inspector] = await Promise.all([
    person('teacher2'),
    newMember(),
    newMember(),
    newMember(),
    person('inspector'),
  ]);
  const { live_id, channel_id } = await onAir(teacher, admin);
  const name = a.nickname;
  const seats = await Promise.all([a, b, admin, inspector].map((who) => browserOf(browser, who)));
  const [seatA, seatB, desk, watch] = seats.map(({ page }) => page);
  if (!seatA || !seatB || !desk || !watch) throw new Error('no page');
  for (const { page } of seats) {
    await page.goto(roomPath(live_id));
    await pictureMoves(page);
    await canSpeak(page);
  }
  await say(seatA, 'buy 600519 now');
  for (const { page } of seats) await expect(talk(page).getByText('buy 600519 now')).toBeVisible();

  await test.step('a viewer sees who it is, and nothing to do', async () => {
    await openCard(seatB, name);
    await expect(seatB.getByRole('dialog').getByRole('button')).toHaveCount(1);
    await seatB.keyboard.press('Escape');
  });

  await test.step('T02: a warning holds the viewer up until it is confirmed', async () => {
    await openCard(desk, name);
    await openCard(watch, name);
    await chooseAction(watch, 'Warn');
    await giveReason(watch, 'No stock tips', 'Warn');
    await expect(seatA.getByText('No stock tips', { exact: true })).toBeVisible();
    await expect(desk.getByText('Warned, not confirmed yet')).toBeVisible();
    await seatA.getByRole('button', { name: 'I have read it' }).click();
    await expect(desk.getByText('Warned, not confirmed yet')).toBeHidden();
  });

  await test.step('P05: mute and let speak again', async () => {
    await chooseAction(desk, 'Mute in this room');
    await giveReason(desk, 'Spam', 'Mute');
    await expect(seatA.getByText(/You may not speak in this room until/)).toBeVisible();
    await expect(watch.getByRole('dialog').getByText('Muted', { exact: true })).toBeVisible();
    await chooseAction(watch, 'Let them speak again');
    await canSpeak(seatA);
  });

  await test.step('T03: a freeze of three days, seen by all of the staff, with the time that is left', async () => {
    await openCard(desk, name);
    await chooseAction(desk, 'Freeze');
    await desk.getByRole('radio', { name: '3 days' }).check();
    await giveReason(desk, 'Again and again', 'Freeze');
    await expect(seatA.getByText(/You have been frozen in this teacher’s rooms until/)).toBeVisible();
    await expect(seatA.getByRole('timer', { name: 'Left until it ends' })).toContainText(/2 days 23:59:/);
    await expect(watch.getByRole('dialog').getByText('Frozen', { exact: true })).toBeVisible();
    await expect(watch.getByRole('button', { name: 'Unfreeze' })).toHaveCount(0);
  });

  await test.step('S38: unfrozen in the list, the viewer chats at once', async () => {
    const list = await desk.context().newPage();
    await list.goto(`/jwLive/customerList?channel_id=${channel_id}`);
    await list.getByRole('checkbox', { name: `Choose ${name}` }).check();
    await list.getByRole('button', { name: 'Unfreeze 1 chosen' }).click();
    await list.getByRole('alertdialog').getByRole('button', { name: 'Unfreeze', exact: true }).click();
    await canSpeak(seatA);
    await expect(watch.getByRole('dialog').getByText('Frozen', { exact: true })).toBeHidden();
    await list.close();
  });

  await test.step('G135: removed, with words and the way home; let back in, the room comes back', async () => {
    await chooseAction(watch, 'Remove from the room');
    await giveReason(watch, 'Stalking', 'Remove');
    await expect(seatA.getByText('The staff have removed you from this room.')).toBeVisible();
    await expect(seatA.getByRole('link', { name: 'See all live sessions' })).toBeVisible();
    await desk.keyboard.press('Escape');
    await desk.getByRole('tab', { name: 'Order' }).click();
    await desk.getByRole('button', { name: `Deal with ${name}` }).click();
    await desk.getByRole('menuitem', { name: 'Let them back in' }).click();
    await pictureMoves(seatA);
    await canSpeak(seatA);
    await expect(desk.getByText('Nobody is held back')).toBeVisible();
  });
  for (const { context } of seats) await context.close();
});
