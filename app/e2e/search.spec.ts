import { calls } from '@goldbean/contract';
import { newMember, person } from './academy.ts';
import { browserOf, expect, faults, test } from './browsing.ts';

/* S03: a member looks for things from the bar, by the key; what is looked for stands in the address. */

test('S03: a stock, a channel, a wish and a post are found, filtered by the address, and still there on the way back', async ({
  browser,
}) => {
  const [member, judge] = await Promise.all([newMember(), person('inspector')]);
  const mark = `zq${Date.now().toString(36)}`;
  const { id } = await member.call(calls.posts.add, { text: `Cash before profit ${mark}` });
  await judge.call(calls.review.judge, { type: 'post', id, pass: true });
  await member.call(calls.wishes.add, { title: `A search of ${mark}`, kind: 1 });
  const { list } = await member.call(calls.channels.featured, {});
  const channel = list[0]?.name ?? '';
  const { page } = await browserOf(browser, member);
  const group = (name: string) => page.getByRole('tabpanel').getByRole('region', { name });
  const look = async (words: string) => {
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect(field).toBeFocused();
    await field.fill(words);
  };

  await test.step('a stock by its code', async () => {
    await page.goto('/hljw/homepage');
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await look('00700');
    await expect(page.getByRole('option', { name: /腾讯控股/ })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/hljw\/search\?q=00700$/);
    await expect(group('Stocks').getByRole('link', { name: /腾讯控股/ })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('a channel by its name; a tab filters by the address, and the way back restores', async () => {
    await look(channel);
    await page.keyboard.press('Enter');
    const found = group('Channels').getByRole('link', { name: channel });
    await expect(found).toBeVisible();
    await page.getByRole('tab', { name: 'Channels' }).click();
    await expect(page).toHaveURL(/&type=channels$/);
    await expect(page.getByRole('tabpanel').getByRole('region')).toHaveCount(1);
    await found.click();
    await expect(page).toHaveURL(/pindaodetails/);
    await page.goBack();
    await expect(page).toHaveURL(/&type=channels$/);
    await expect(found).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/q=00700$/);
    await expect(group('Stocks')).toBeVisible();
  });

  await test.step('a wish, and a post once it is displayed', async () => {
    await expect
      .poll(
        async () =>
          (await member.call(calls.search.all, { q: mark })).groups.find(({ type }) => type === 'posts')
            ?.total,
      )
      .toBe(1);
    await look(mark);
    await page.keyboard.press('Enter');
    await expect(group('Wishes').getByRole('link', { name: `A search of ${mark}` })).toBeVisible();
    await expect(group('Posts').getByText(mark).first()).toBeVisible();
    await page.goto('/hljw/search');
    await expect(page.getByRole('link', { name: mark })).toBeVisible();
  });
});
