import { calls } from '@goldbean/contract';
import { liveOnAir, newMember } from './academy.ts';
import { browserOf, consolePath, expect, roomPath, test } from './browsing.ts';

const nowhere = '404';

test('a live session that does not exist: its room and its door say so and lead home', async ({
  browser,
}) => {
  const { context, page } = await browserOf(browser, await newMember());
  await page.goto(roomPath(nowhere));
  await expect(page.getByRole('heading', { name: 'This live session does not exist' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all live sessions' })).toBeVisible();
  // No chat and no gifts.
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Load again' })).toHaveCount(0);

  await page.goto(`/pindao/pdLiveMiddlePage?live_id=${nowhere}`);
  await expect(page.getByRole('heading', { name: 'This live session does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'See all live sessions' }).click();
  await expect(page).toHaveURL(/\/hljw\/homepage$/);
  await context.close();
});

test('the console opens for who runs the live session alone', async ({ browser }) => {
  const member = await newMember();
  const { live_id } = await liveOnAir(member);
  const { context, page } = await browserOf(browser, member);
  await page.goto(consolePath(live_id));
  await expect(page.getByText('Only those who run this live session may open its console')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the live session' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Watch it instead' }).click();
  await expect(page).toHaveURL(/\/pindao\/pdLive\?/);

  await page.goto('/jwLive/loading');
  await expect(page.getByText('You have no channel yet')).toBeVisible();
  await context.close();
});

test('the offline banner stays in sight on a page that is scrolled', async ({ browser }) => {
  const { context, page } = await browserOf(browser, await newMember());
  await page.goto('/hljw/homepage');
  await page.getByRole('heading', { name: /Recently ended/ }).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeInViewport();
  await context.setOffline(false);
  await context.close();
});

test('the top bar stays above the stage of a room that is scrolled', async ({ browser }) => {
  const member = await newMember();
  const { list } = await member.call(calls.live.list, { state: 'ended' });
  const { context, page } = await browserOf(browser, member);
  const over = list.find(({ state }) => state === 'ended');
  await page.goto(roomPath(over?.live_id ?? ''));
  await expect(page.getByRole('heading', { name: 'Live ended' })).toBeVisible();
  // Before all of it is there, the page is too short to be scrolled so far.
  await expect(page.getByRole('heading', { name: 'What comes next' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight))
    .toBeGreaterThan(100);
  await page.mouse.wheel(0, 160);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  // By its place: a locator's click would scroll until nothing covers the link.
  const link = await page.getByRole('link', { name: 'Goldbean' }).boundingBox();
  if (!link) throw new Error('the bar has no link home');
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2);
  await expect(page).toHaveURL(/\/hljw\/homepage$/);
  await context.close();
});
