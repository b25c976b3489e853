import { calls } from '@goldbean/contract';
import { newMember } from './academy.ts';
import { browserOf, expect, faults, test } from './browsing.ts';

/* The job that writes such a notice runs at night; here one is put into the answer of the real server. */
test('beans that expire soon are said over every page, until the member puts it away', async ({
  browser,
}) => {
  const member = await newMember();
  const { page, context } = await browserOf(browser, member);
  let isRead = false;
  page.on('request', (request) => {
    if (/v2\/notice\/read/.test(request.url())) isRead = true;
  });
  const list = [
    {
      notice_id: 'n1',
      at: '2027-06-01 00:05:00',
      at_ts: Date.UTC(2027, 4, 31, 16, 5),
      body: { kind: 'beans_expire', amount: 1_200, expires_ts: Date.UTC(2099, 5, 30, 16) },
    },
  ];
  await page.route(/v2\/notice\/list/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object };
    const data = { ...answer.data, list: list.map((notice) => ({ ...notice, read: isRead })) };
    await route.fulfill({ json: { ...answer, data } });
  });
  await page.goto('/hljw/homepage');
  const banner = page.getByRole('status').filter({ hasText: 'gold beans of yours expire' });
  await expect(banner).toContainText('1,200 gold beans of yours expire on Jun 30, 2099');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  expect(await faults(page)).toEqual([]);

  await banner.getByRole('link', { name: 'See my gold beans' }).click();
  await expect(page).toHaveURL('/user/myGold');
  await expect(banner).toBeVisible();
  const told = page.waitForRequest(/v2\/notice\/read/);
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  expect((await told).postData()).toContain('n1');
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  // The real server sent none.
  expect((await member.call(calls.notices.list, {})).list).toEqual([]);
  // An answer may still be on its way to the page.
  await page.unrouteAll({ behavior: 'wait' });
  await context.close();
});
