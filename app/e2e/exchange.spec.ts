import { calls } from '@goldbean/contract';
import { newMember } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

test('S51: 3 coins become 150 beans, though the button is pressed twice, and both statements say so', async ({
  browser,
}) => {
  const member = await newMember({ coins: 10 });
  const before = await member.call(calls.wallet.balances, {});
  const { context, page } = await browserOf(browser, member);
  await page.goto('/user/myGold');
  await page.getByRole('link', { name: 'Coins into beans' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gold coins into beans' });
  const submit = dialog.getByRole('button', { name: 'Turn into beans', exact: true });

  await test.step('not without the agreement, and not more than there are', async () => {
    const coins = dialog.getByRole('textbox', { name: /Gold coins to turn into beans/ });
    await coins.fill('3');
    await submit.click();
    await expect(dialog.getByText('Read and tick the agreement first')).toBeVisible();
    await coins.fill(String(before.coins + 1));
    await expect(
      dialog.getByText('The current balance is insufficient, go recharge now').first(),
    ).toBeVisible();
    await coins.fill('3');
  });

  await test.step('a double click exchanges once', async () => {
    await dialog.getByRole('checkbox', { name: /Exchange agreement/ }).check();
    await submit.dblclick();
    await expect(dialog.getByText('The coins are beans now', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/user\/myGold$/);
  });

  const after = await member.call(calls.wallet.balances, {});
  expect([after.coins, after.beans]).toEqual([before.coins - 3, before.beans + 150]);
  const newest = async (currency: 'BEAN' | 'COIN') =>
    (await member.call(calls.wallet.statement, { currency })).list
      .slice(0, 1)
      .map(({ kind, amount, left }) => ({ kind, amount, left }));
  expect(await newest('COIN')).toEqual([{ kind: 'exchange', amount: -3, left: after.coins }]);
  expect(await newest('BEAN')).toEqual([{ kind: 'exchange', amount: 150, left: after.beans }]);

  await test.step('the page shows both at once, by kind and day', async () => {
    const left = new Intl.NumberFormat('en').format(after.beans);
    await expect(page.getByRole('link', { name: `${left} gold beans, open my account` })).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('+150');
    await page.getByRole('combobox', { name: 'What' }).selectOption('exchange');
    await expect(page.getByRole('row').nth(1)).toContainText('+150');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByLabel('Up to').click();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await page
      .getByRole('button', { name: /\b1, \d{4}/ })
      .first()
      .click();
    await expect(page.getByText('Nothing has moved yet')).toBeVisible();
  });
  await context.close();
});
