import { calls } from '@goldbean/contract';
import { liveOnAir, newMember, person } from './academy.ts';
import { browserOf, expect, roomPath, test } from './browsing.ts';

/* P04: a member reports a live room with a picture; an inspector finds it without a reload and settles it; the member is told. */

/** The smallest picture that the server takes: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('C004, M35: a report with a picture, from the room to the inspector and back', async ({ browser }) => {
  const [member, inspector] = await Promise.all([newMember(), person('inspector')]);
  const { live_id } = await liveOnAir(member);
  const [seat, desk] = [await browserOf(browser, member), await browserOf(browser, inspector)];
  const words = `Asked for money at ${Date.now()}`;
  const note = `The stream was warned, ${Date.now()}`;

  await desk.page.goto('/staff/desk');
  await desk.page.getByRole('link', { name: 'Reports of live rooms' }).click();
  await expect(desk.page.getByRole('tab', { name: 'Open' })).toBeVisible();

  await test.step('a member reports the room', async () => {
    const { page } = seat;
    await page.goto(roomPath(live_id));
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this live room' });
    await dialog.getByRole('radio', { name: 'Something else' }).check();
    await dialog.getByRole('textbox').fill(words);
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: pixel });
    await expect(dialog.getByRole('img', { name: 'screen.png' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog.getByText('Thank you, it has arrived')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a second one waits for the first', async () => {
    const { page } = seat;
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Report this live room' });
    await dialog.getByRole('radio', { name: 'Insults or hate' }).check();
    await dialog.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(dialog.getByText('You have already reported this room')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('an inspector sees it come, with its picture, and settles it', async () => {
    const report = desk.page.getByRole('article').filter({ hasText: words });
    await expect(report).toBeVisible();
    const picture = report.getByRole('img', { name: 'Picture 1' });
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await report.getByRole('button', { name: 'Settle', exact: true }).click();
    const dialog = desk.page.getByRole('dialog', { name: /^Settle the report of/ });
    await dialog.getByRole('radio', { name: 'A rule was broken, and something was done' }).check();
    await dialog.getByRole('textbox').fill(note);
    await dialog.getByRole('button', { name: 'Settle', exact: true }).click();
    await expect(report).toHaveCount(0);
    await desk.page.getByRole('tab', { name: 'Settled' }).click();
    await expect(desk.page.getByText(note)).toBeVisible();
  });

  await test.step('the member is told without a reload, and may report again', async () => {
    await expect(seat.page.getByText(note)).toBeVisible();
    const { report_id } = await member.call(calls.reports.add, { live_id, reason: 'fraud' });
    await inspector.call(calls.reports.settle, { report_id, outcome: 'dismissed', note: 'No more of it' });
  });

  await test.step('M35: a visitor is asked to sign in, and comes back to the room', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(roomPath(live_id));
    await expect(page).toHaveURL(/\/login\?.*pdLive/);
    await context.close();
  });
  for (const { context } of [seat, desk]) await context.close();
});
