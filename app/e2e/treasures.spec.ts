import { calls } from '@goldbean/contract';
import { person } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

test('S29: treasures are listed and found with their states, vouchers become one once, and its number stays', async ({
  browser,
}) => {
  const member = await person('member');
  const { context, page } = await browserOf(browser, member);
  const vouchers = async () => (await member.call(calls.dangwu.balance, {})).balance;
  const before = await vouchers();

  await test.step('my gold leads here; every state is there, and a tab shows one', async () => {
    await page.goto('/user/myGold');
    await page.getByRole('link', { name: 'Treasures for vouchers' }).click();
    await expect(page).toHaveURL(/duobaoqibing/);
    await expect(page.getByRole('tab', { name: 'All (6)' })).toBeVisible();
    await page.getByRole('tab', { name: 'Sold out (1)' }).click();
    await expect(page).toHaveURL(/tab=sold_out/);
    await expect(page.getByRole('link', { name: 'Beg kain akademi' })).toBeVisible();
    await page.getByRole('tab', { name: 'To come (1)' }).click();
    await page.getByRole('article').getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Exchange 80 vouchers' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(page).not.toHaveURL(/id=/);
  });

  await test.step('the search finds by words, and its address can be sent on', async () => {
    await page.getByRole('link', { name: 'Find a treasure' }).click();
    await page.getByRole('searchbox').fill('journal');
    await page.getByRole('searchbox').press('Enter');
    await expect(page).toHaveURL(/duobaoSearch\?q=journal/);
    await expect(page.getByRole('tab', { name: 'All (1)' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Trading journal, 180 pages' })).toBeVisible();
  });

  await test.step('a double click exchanges once; the number and the statement say what for', async () => {
    await page.getByRole('link', { name: 'Trading journal, 180 pages' }).click();
    const dialog = page.getByRole('dialog', { name: 'Trading journal, 180 pages' });
    const action = dialog.getByRole('button', { name: 'Exchange 120 vouchers' });
    await action.click();
    await expect(dialog.getByText('Read and tick the agreement first')).toBeVisible();
    await dialog.getByRole('checkbox').check();
    await action.dblclick();
    await expect(dialog.getByText('It is yours')).toBeVisible();
    const number = (await dialog.getByText(/^No\. GB\d+/).textContent()) ?? '';
    expect(await vouchers()).toBe(before - 120);
    await page.goto('/hljw/duobaoqibing?tab=mine');
    await page.getByRole('link', { name: 'Trading journal, 180 pages' }).click();
    await expect(page.getByRole('dialog').getByText(number)).toBeVisible();
    await page.goto('/user/myGold');
    await page.getByRole('tab', { name: 'Dangwu vouchers' }).click();
    await expect(page.getByText('Trading journal, 180 pages')).toBeVisible();
    await page.goto('/user/pay');
    const order = page.getByRole('row', { name: /Trading journal, 180 pages/ });
    await expect(order).toContainText('120');
    await expect(order).toContainText('Credited');
  });

  await test.step('too few vouchers lead to packs of them, and back here', async () => {
    await page.goto('/hljw/duobaoSearch?q=52%20none');
    await page.getByRole('button', { name: 'Show all treasures' }).click();
    await page.getByRole('link', { name: 'Bộ thẻ ghi nhớ chỉ số tài chính' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Get vouchers' }).click();
    await expect(page).toHaveURL(/\/user\/pay\?goods=dangwu&to=%2Fhljw%2FduobaoSearch/);
    await expect(page.getByRole('radio').first()).toBeVisible();
  });
  await context.close();
});
