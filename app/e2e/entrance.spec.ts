import { lessonOnAir, person } from './academy.ts';
import { browserOf, consolePath, expect, roomPath, test } from './browsing.ts';

const nowhere = '404';

test('a lesson that does not exist: its room and its door say so and lead home', async ({ browser }) => {
  const { context, page } = await browserOf(browser, await person('member'));
  await page.goto(roomPath(nowhere));
  await expect(page.getByRole('heading', { name: 'This lesson does not exist' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See all lessons' })).toBeVisible();
  // Nothing to talk about and nobody to give to.
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Load again' })).toHaveCount(0);

  await page.goto(`/pindao/pdLiveMiddlePage?live_id=${nowhere}`);
  await expect(page.getByRole('heading', { name: 'This lesson does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'See all lessons' }).click();
  await expect(page).toHaveURL(/\/hljw\/homepage$/);
  await context.close();
});

test('the console opens for who runs the lesson alone', async ({ browser }) => {
  const member = await person('member');
  const { live_id } = await lessonOnAir(member);
  const { context, page } = await browserOf(browser, member);
  await page.goto(consolePath(live_id));
  await expect(page.getByText('Only those who run this lesson may open its console')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End the lesson' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Watch it instead' }).click();
  await expect(page).toHaveURL(/\/pindao\/pdLive\?/);

  await page.goto('/jwLive/loading');
  await expect(page.getByText('You have no channel yet')).toBeVisible();
  await context.close();
});

test('the offline banner stays in sight on a page that is scrolled', async ({ browser }) => {
  const { context, page } = await browserOf(browser, await person('member'));
  await page.goto('/hljw/homepage');
  await page.getByRole('heading', { name: /Recently ended/ }).scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeInViewport();
  await context.setOffline(false);
  await context.close();
});
