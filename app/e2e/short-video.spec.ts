import { calls } from '@goldbean/contract';
import { newMember, person } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';
import { sample } from './uploads.ts';

/*
 * S04, S50, E30, K23: a short video from its author by the desk to a second member, who watches, likes and comments it.
 */

/** Notes how far in the film of the page that was furthest began to play, s. */
const noteBeginnings = () => {
  const { dataset } = document.documentElement;
  const note = ({ target }: Event) => {
    const { currentTime } = target as HTMLVideoElement;
    dataset['begun'] = String(Math.max(currentTime, Number(dataset['begun'] ?? 0)));
  };
  document.addEventListener('playing', note, true);
};

test('S04, S50: a short video is published, judged, watched by wheel and keys, liked and commented; a reload keeps it', async ({
  browser,
}) => {
  const [author, reader, judge] = await Promise.all([newMember(), newMember(), person('inspector')]);
  const [a, b, desk] = await Promise.all([
    browserOf(browser, author),
    browserOf(browser, reader),
    browserOf(browser, judge),
  ]);
  const title = `Cash first ${Date.now().toString(36)}`;
  const beans = await author.beans();

  await test.step('S50: its author uploads it, and reads where it stands', async () => {
    const { page } = a;
    await page.goto('/hljw/smallvideo?write=new');
    await expect(page.getByRole('button', { name: 'Choose a video' })).toBeVisible();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'tiny.mp4', mimeType: 'video/mp4', buffer: await sample('tiny.mp4') });
    await expect(page.getByText('Uploaded')).toBeVisible();
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.getByRole('button', { name: 'Send for review' }).click();
    await expect(page.getByText('Sent for review')).toBeVisible();
    await expect(page.getByText(/Number \d+ in the queue/)).toBeVisible();
    await page.getByRole('link', { name: 'My short videos' }).last().click();
    const mine = page.getByRole('article').filter({ hasText: title });
    await expect(mine.getByText('In review')).toBeVisible();
  });
  const { list } = await author.call(calls.shortVideos.feed, { tab: 'mine' });
  const id = list.find((video) => video.title === title)?.id ?? '';

  await test.step('T14: another finds nothing of it', async () => {
    await b.page.goto(`/hljw/videoplay?id=${id}`);
    await expect(b.page.getByText('This is no longer here')).toBeVisible();
    await expect(b.page.getByRole('region', { name: title })).toHaveCount(0);
  });

  await test.step('D68: an inspector watches it at the desk and publishes it', async () => {
    const { page } = desk;
    await page.goto('/staff/review?kind=video');
    const item = page.getByRole('listitem').filter({ hasText: title });
    const film = item.locator('video');
    await expect(film).toBeVisible();
    await expect.poll(() => film.evaluate((one) => (one as HTMLVideoElement).duration)).toBeGreaterThan(0);
    await item.getByRole('button', { name: 'Publish' }).click();
    await expect(item).toHaveCount(0);
  });

  await test.step('K23: it is displayed, and the first one is paid for', async () => {
    const mine = a.page.getByRole('article').filter({ hasText: title });
    await expect(mine.getByText('In review')).toHaveCount(0);
    await expect.poll(() => author.beans()).toBe(beans + 100);
  });

  const player = (name: string) => b.page.getByRole('region', { name });
  await test.step('S04: another watches it; the wheel and the keys go on and back', async () => {
    const { page } = b;
    await page.goto('/hljw/smallvideo');
    await page.getByRole('link', { name: title }).click();
    await expect(player(title)).toBeVisible();
    const film = player(title).locator('video:not([hidden])');
    await expect.poll(() => film.evaluate((one) => (one as HTMLVideoElement).currentTime)).toBeGreaterThan(0);
    await player(title).hover();
    await page.mouse.wheel(0, 200);
    await expect(player(title)).toHaveCount(0);
    await expect(page).not.toHaveURL(new RegExp(id));
    await page.keyboard.press('ArrowUp');
    await expect(player(title)).toBeVisible();
  });

  await test.step('S04, E30: mute, like and place outlive a reload; the comment waits in the drawer', async () => {
    const { page } = b;
    await page.keyboard.press('ArrowDown');
    await expect(player(title)).toHaveCount(0);
    const next = page.locator('video:not([hidden])');
    const place = () => next.evaluate((one) => (one as HTMLVideoElement).currentTime);
    await expect.poll(place).toBeGreaterThan(0);
    const slider = page.getByRole('slider', { name: 'Place in the video' });
    // Paused: a film that comes to its end goes on to the next one.
    await page.keyboard.press('k');
    await slider.fill('9');
    await slider.blur();
    await expect.poll(place).toBeGreaterThanOrEqual(9);
    await page.keyboard.press('ArrowUp');
    await expect(player(title)).toBeVisible();
    const isMuted = () => next.evaluate((one) => (one as HTMLVideoElement).muted);
    if (!(await isMuted())) await page.keyboard.press('m');
    await expect.poll(isMuted).toBe(true);
    await page.keyboard.press('l');
    await expect(player(title).getByRole('button', { name: /Like/ })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(player(title).getByRole('button', { name: /Like/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(player(title).getByRole('button', { name: 'Unmute' })).toBeVisible();
    await expect.poll(isMuted).toBe(true);
    await page.evaluate(noteBeginnings);
    await page.keyboard.press('ArrowDown');
    await expect(player(title)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => Number(document.documentElement.dataset['begun'])))
      .toBeGreaterThan(8.5);
    await page.keyboard.press('ArrowUp');
    await player(title)
      .getByRole('button', { name: /comment/i })
      .click();
    const drawer = page.getByRole('dialog', { name: 'Comments' });
    await drawer.getByRole('textbox').fill(`Thank you for ${title}`);
    await drawer.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(drawer.getByText(`Thank you for ${title}`)).toBeVisible();
  });
  await Promise.all([a, b, desk].map(({ context }) => context.close()));
});
