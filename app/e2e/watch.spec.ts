import { newMember } from './academy.ts';
import { expect, pictureMoves, signIn, test } from './browsing.ts';

test('a member signs in, enters the live session on air from the homepage, and its picture moves', async ({
  page,
}) => {
  await page.goto('/hljw/homepage');
  await expect(page).toHaveURL(/\/login\?to=/);
  await signIn(page, await newMember());
  await expect(page).toHaveURL(/\/hljw\/homepage$/);

  await page
    .getByRole('link', { name: /看懂均线/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/pindao\/pdLive\?live_id=/);
  await expect(page.getByRole('heading', { level: 1, name: /看懂均线/ })).toBeVisible();
  await pictureMoves(page);

  const moved = await page.evaluate(async () => {
    const video = document.querySelector('video');
    if (!video) return 0;
    const from = { place: video.currentTime, at: performance.now() };
    // A picture that stops emits no event; the test then times out.
    return new Promise<number>((resolve) => {
      video.addEventListener('timeupdate', () => {
        if (performance.now() - from.at >= 5_000) resolve(video.currentTime - from.place);
      });
    });
  });
  expect(moved).toBeGreaterThanOrEqual(4.5);
});
