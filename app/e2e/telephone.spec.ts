import { person } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

/** A telephone's width, px: Goldbean is for a computer, but nothing breaks there. */
const narrow = { width: 390, height: 844 };
const pages = ['/hljw/homepage', '/chat', '/hljw/creditsIndex', '/user/myGold', '/user/pay'];

test('S42: on a telephone the bar shows every entry whole, and no page scrolls sideways', async ({
  browser,
}) => {
  const { context, page } = await browserOf(browser, await person('admin'));
  await page.setViewportSize(narrow);
  for (const path of pages) {
    await page.goto(path);
    const bar = page.getByRole('banner').getByRole('navigation');
    await expect(bar.getByRole('link', { name: 'My desk' })).toBeVisible();
    for (const entry of await bar.getByRole('link').all())
      await expect(entry, path).toBeInViewport({ ratio: 1 });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(await sideways(), path).toBe(0);
  }
  await context.close();
});
