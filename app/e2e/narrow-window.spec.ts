import { person } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

/** A telephone's width and that of the narrow column, px: Goldbean is for a computer, but nothing breaks there. */
const widths = [390, 690];
const pages = ['/hljw/homepage', '/chat', '/hljw/creditsIndex', '/user/myGold', '/user/pay'];

test('S42: in a narrow window the bar shows every entry whole, and no page scrolls sideways', async ({
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
      for (const entry of await bar.getByRole('link').all())
        await expect(entry, path).toBeInViewport({ ratio: 1 });
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await sideways(), path).toBe(0);
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
