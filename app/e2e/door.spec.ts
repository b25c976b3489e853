import { expect, pictureMoves, test } from './browsing.ts';

test('the door plays the live session on air to a visitor, without sound, and names the teachers', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByText(/Goldbean is the live classroom/)).toBeVisible();
  await pictureMoves(page);
  expect(await page.evaluate(() => document.querySelector('video')?.muted)).toBe(true);
  await expect(page.getByRole('heading', { name: 'Who teaches here' })).toBeVisible();
  await page.getByRole('button', { name: 'Pause the preview' }).click();
  await expect(page.getByRole('button', { name: 'Play the preview' })).toBeVisible();
});

test('who wants less motion gets a still, and plays it by choice', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/login');
  const play = page.getByRole('button', { name: 'Play the preview' });
  await expect(play).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/flv/'))).toEqual([]);
  await play.click();
  await pictureMoves(page);
});

test('D08: a visitor of the class chat sees a sample, hears no socket, and comes back after signing in', async ({
  page,
}) => {
  let sockets = 0;
  page.on('websocket', () => (sockets += 1));
  await page.goto('/chat');
  await expect(page.getByRole('heading', { name: /Class announcements/ })).toBeVisible();
  await expect(page.getByText('Sample', { exact: true })).toBeVisible();
  expect(sockets).toBe(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: /member2/ }).click();
  await expect(page).toHaveURL(/\/chat/);
});
