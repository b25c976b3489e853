import { calls } from '@goldbean/contract';
import { liveOnAir, newMember } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

test('S28: the newcomer gift is claimed once, and the page leads on after a countdown that is seen', async ({
  browser,
}) => {
  const member = await newMember();
  const before = await member.call(calls.wallet.balances, {});
  const { context, page } = await browserOf(browser, member);
  await page.goto('/hljw/creditsIndex');
  await page.getByRole('link', { name: 'Open the gift' }).click();
  // Shown for three seconds only, so the test watches from before the claim.
  const claimed = Promise.all([
    expect(page.getByRole('status').filter({ hasText: '50 gold beans and 10 credits' })).toBeVisible(),
    expect(page.getByRole('timer')).toHaveText(/^Going on in [123] seconds?$/),
  ]);
  await page.getByRole('button', { name: 'Claim the gift' }).dblclick();
  await claimed;
  await expect(page).toHaveURL(/\/hljw\/creditsIndex$/);

  const after = await member.call(calls.wallet.balances, {});
  expect([after.beans, after.credits]).toEqual([before.beans + 50, before.credits + 10]);
  await expect(page.getByText(/^Claimed on/)).toBeVisible();
  const credits = page.getByRole('table', { name: 'Statement: Credits' });
  await expect(credits.getByRole('row').nth(1)).toContainText('+10');

  await test.step('a second time there is nothing to claim, and no leaving', async () => {
    await page.goto('/hljw/gameOfWealth/newsUserGifts');
    await expect(page.getByText('You have this gift already')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Claim the gift' })).toBeHidden();
    await expect(
      member.call(calls.rewards.claim, { kind: 'newcomer', request_id: crypto.randomUUID() }),
    ).rejects.toMatchObject({ msgKey: 'reward.claimed' });
    expect(await member.beans()).toBe(after.beans);
  });
  await context.close();
});

test('K25: signing in once a day pays, and marks the day', async ({ browser }) => {
  const member = await newMember();
  const before = await member.beans();
  const { context, page } = await browserOf(browser, member);
  await page.goto('/hljw/creditsIndex');
  await page.getByRole('button', { name: 'Sign in for 1 bean' }).click();
  await expect(page.getByText('Signed in today. Tomorrow gives 2 beans.')).toBeVisible();
  await expect(page.getByText('1 day in a row')).toBeVisible();
  await expect.poll(member.beans).toBe(before + 1);
  const { calendar, day } = await member.call(calls.rewards.signInState, {});
  expect(calendar.filter(({ signed }) => signed).map((one) => one.day)).toEqual([day]);
  await page.getByRole('button', { name: 'Previous month' }).click();
  await expect(page.getByRole('button', { name: 'Sign in for 1 bean' })).toBeHidden();
  await context.close();
});

test('K23: the guidance pays once its steps are done, and not before', async ({ browser }) => {
  const member = await newMember();
  const before = await member.beans();
  // Beside the browser: a live session, words in its room, a look at the statement.
  const { live_id, room } = await liveOnAir(member);
  await member.call(calls.messaging.join, { room });
  await member.write(room, 'good evening');
  await member.call(calls.live.watch, { live_id, seconds: 60, pos: 60 });
  await member.call(calls.wallet.statement, {});
  await expect(
    member.call(calls.rewards.claim, { kind: 'guidance', request_id: crypto.randomUUID() }),
  ).rejects.toMatchObject({ msgKey: 'reward.steps_left' });
  const { context, page } = await browserOf(browser, member);
  await page.goto('/hljw/creditsIndex');
  await page.getByRole('button', { name: 'Begin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Newcomer guidance' });
  for (const place of [1, 2, 3, 4]) {
    await expect(dialog.getByText(`Page ${place} of 5`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Claim' })).toBeHidden();
    await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await expect(dialog.getByText('Done', { exact: true })).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(dialog.getByText('Done', { exact: true })).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Claim' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Claimed: 100 gold beans')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeHidden();
  expect(await member.beans()).toBe(before + 100);
  await context.close();
});
