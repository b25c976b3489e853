import type { Page } from '@playwright/test';
import { calls, callPath } from '@goldbean/contract';
import { liveOnAir, liveToCome, newMember, person } from './academy.ts';
import { browserOf, consolePath, expect, roomPath, test } from './browsing.ts';

/** A telephone's width and that of the narrow column, px: Goldbean is for a computer, but nothing breaks there. */
const widths = [390, 690];
const pages = ['/hljw/homepage', '/chat', '/hljw/creditsIndex', '/user/myGold', '/user/pay'];

/** Pixels by which the page can be moved sideways. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('S42: in a narrow window each entry of the bar can be brought into sight whole, and no page scrolls sideways', async ({
  browser,
}) => {
  const { context, page } = await browserOf(browser, await person('admin'));
  // Its words are the longest.
  await context.addInitScript(() => localStorage.setItem('lang', 'ms'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    for (const path of pages) {
      await page.goto(path);
      const bar = page.getByRole('banner').getByRole('navigation');
      await expect(bar.getByRole('link', { name: 'Meja kerja saya' })).toBeVisible();
      // The bar moves by itself where its entries need more room than a telephone has.
      for (const entry of await bar.getByRole('link').all()) {
        await entry.scrollIntoViewIfNeeded();
        // Where it is scrolled to, a fraction of a pixel may be cut.
        await expect(entry, path).toBeInViewport({ ratio: 0.99 });
      }
      expect(await sideways(page), path).toBe(0);
      // Pages reckon with the height that the bar says it has.
      const [said, drawn] = await page.getByRole('banner').evaluate((element) => {
        const probe = document.createElement('div');
        probe.style.blockSize = 'var(--bar)';
        element.parentElement?.append(probe);
        const heights = [probe.offsetHeight, element.getBoundingClientRect().height];
        probe.remove();
        return heights;
      });
      expect(Math.abs((said ?? 0) - (drawn ?? 0)), path).toBeLessThanOrEqual(1);
    }
  }
  await context.close();
});

test('E Face: at 390 px a visitor’s door and class chat, and the pages of a live session, do not scroll sideways', async ({
  browser,
}) => {
  const teacher = await person('teacher');
  const teacher2 = await person('teacher2');
  const { live_id, channel } = await liveOnAir(teacher);
  const { live_id: coming } = await liveToCome(teacher2);
  /** Who sees which page, and what says that it is there. */
  const seen = [
    [null, '/login', 'video'],
    [null, '/chat', 'main li'],
    [teacher, roomPath(live_id), 'video'],
    [teacher, consolePath(live_id), 'video'],
    [teacher, `/pindao/liveSetting?live_id=${live_id}`, 'main dl'],
    [teacher, `/jwLive/customerList?channel_id=${channel.channel_id}`, '[role="tab"]'],
    [teacher, `/jwLive/viewList?live_id=${live_id}`, 'main table'],
    [teacher2, roomPath(coming), 'main [role="tab"]'],
    [teacher2, consolePath(coming), 'main h2'],
  ] as const;
  for (const [who, path, there] of seen) {
    const context = await browser.newContext({ locale: 'ms-MY', viewport: { width: 390, height: 844 } });
    await context.addInitScript((token) => {
      localStorage.setItem('lang', 'ms');
      if (token) sessionStorage.setItem('userToken', token);
    }, who?.token ?? '');
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.locator(there).first(), path).toBeVisible();
    await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
    expect(await sideways(page), path).toBe(0);
    await context.close();
  }
});

test('E Face.5: at 690 px a single class takes no more room than it needs, and the talk has the rest', async ({
  browser,
}) => {
  const { context, page } = await browserOf(browser, await newMember({ inClassOf: 'teacher' }));
  await page.setViewportSize({ width: 690, height: 844 });
  await page.route(`**${callPath(calls.groups.list)}*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { list: unknown[] } };
    body.data.list = body.data.list.slice(0, 1);
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/chat');
  const list = page.getByRole('complementary').first();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const heights = await list.evaluate((element) => ({
    seen: element.clientHeight,
    needed: element.scrollHeight,
    filled: [...element.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, 0),
    frame: element.parentElement?.clientHeight ?? 0,
  }));
  expect(heights.needed).toBe(heights.seen);
  expect(heights.seen - heights.filled).toBeLessThan(2);
  expect(heights.seen).toBeLessThan(heights.frame / 4);
  expect(await sideways(page)).toBe(0);
  await context.close();
});
