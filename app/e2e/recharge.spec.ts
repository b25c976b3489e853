import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { liveOnAir, newMember, type AcademyMember } from './academy.ts';
import { browserOf, expect, roomPath, test } from './browsing.ts';
import { atCashier } from './cashier.ts';
import { patienceMs } from './patience.ts';

/** Orders the pack of 300 beans. @returns the order's number */
async function order(page: Page, method: string): Promise<string> {
  await page.goto('/user/pay');
  const submit = page.getByRole('button', { name: 'Order now' });
  await expect(submit).toHaveAccessibleDescription('Choose a pack first');
  await page.getByRole('radio', { name: /^300/ }).check({ force: true });
  await page.getByRole('radio', { name: method }).check({ force: true });
  await expect(submit).toHaveAccessibleDescription('Read and tick the agreement first');
  await page.getByRole('checkbox', { name: /Recharge agreement/ }).check();
  await submit.click();
  await expect(page).toHaveURL(/order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Lines of my statement that an order caused. */
async function linesOf(member: AcademyMember, orderNo: string) {
  const { list } = await member.call(calls.wallet.statement, { page: 1 });
  return list.filter(({ cause }) => cause.type === 'order' && cause.id === orderNo);
}

test('S24: a recharge that is reported eight times is credited once, and proved by a receipt', async ({
  browser,
}) => {
  const member = await newMember();
  const before = await member.beans();
  const { context, page } = await browserOf(browser, member);
  const orderNo = await order(page, 'WeChat Pay');
  await expect(page.getByText('Payment under way', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code to pay/ })).toBeVisible();

  await atCashier(page, 'Pay, and notify eight times');
  await expect(page.getByText('Everything has arrived in your account.')).toBeVisible();

  const { order: paid } = await member.call(calls.orders.detail, { order_no: orderNo });
  const gives = (paid.gives?.amount ?? 0) + paid.first_bonus;
  await expect.poll(member.beans).toBe(before + gives);
  const left = new Intl.NumberFormat('en').format(before + gives);
  await expect(page.getByRole('link', { name: `${left} gold beans, open my account` })).toBeVisible();
  const recharges = (await linesOf(member, orderNo)).filter(({ kind }) => kind === 'recharge');
  expect(recharges.map(({ amount }) => amount)).toEqual([paid.gives?.amount]);

  await test.step('the receipt names order, sum and the agreement that was accepted (V35)', async () => {
    await page.getByRole('button', { name: 'See the receipt' }).click();
    const receipt = page.getByRole('dialog', { name: 'Receipt' });
    await expect(receipt.getByText(orderNo)).toBeVisible();
    await expect(receipt.getByText(paid.transaction ?? '')).toBeVisible();
    await expect(receipt.getByText(/Recharge agreement/)).toContainText(paid.agreement.version);
    await page.keyboard.press('Escape');
    await expect(receipt).toBeHidden();
  });

  await test.step('the statement leads back to the order (S23)', async () => {
    await page.goto('/user/myGold');
    await page
      .getByRole('link', { name: /^Recharge \D|^Recharge$/ })
      .first()
      .click();
    await expect(page.getByText('Everything has arrived in your account.')).toBeVisible();
  });
  await context.close();
});

test('the cashier speaks the member’s language in fonts of its own, whatever the device has', async ({
  browser,
}) => {
  const { context, page } = await browserOf(browser, await newMember());
  const orderNo = await order(page, 'WeChat Pay');
  const opens = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the payment page' }).click();
  const cashier = await opens;
  await expect(cashier.getByText('gold beans')).toBeVisible();
  const address = new URL(cashier.url());
  expect(address.searchParams.get('zone')).toBe('Asia/Shanghai');
  const session = await context.newCDPSession(cashier);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const lang of ['zh_CN', 'zh_HK', 'en', 'ms', 'th', 'vi']) {
    address.searchParams.set('lang', lang);
    await cashier.goto(address.href);
    await expect(cashier.getByText(orderNo)).toBeVisible();
    await cashier.evaluate(() => document.fonts.ready);
    const { root } = await session.send('DOM.getDocument', {});
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector: 'h1, h2, p, dt, dd, button',
    });
    expect(nodeIds.length).toBeGreaterThan(10);
    const lent: string[] = [];
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      lent.push(...fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName));
    }
    expect(lent, lang).toEqual([]);
  }
  await context.close();
});

test('S24: a declined payment moves nothing and can be ordered again', async ({ browser }) => {
  const member = await newMember();
  const before = await member.beans();
  const { context, page } = await browserOf(browser, member);
  await order(page, 'Alipay');
  await atCashier(page, 'Decline');
  await expect(page.getByText('Alipay refused the payment. No money was taken.')).toBeVisible();
  await page.getByRole('button', { name: 'Order again' }).click();
  await expect(page.getByRole('button', { name: 'Order now' })).toBeVisible();
  expect(await member.beans()).toBe(before);
  await context.close();
});

test('S24: an unpaid order is taken up again, and credited without reload when the notice comes late', async ({
  browser,
}) => {
  const member = await newMember();
  const before = await member.beans();
  const { context, page } = await browserOf(browser, member);
  const orderNo = await order(page, 'Bank card');

  await page.goto('/user/pay');
  await expect(page.getByText(/^An order of CN¥30 can still be paid until/)).toBeVisible();
  await page.getByRole('link', { name: 'Pay now' }).first().click();
  await expect(page.getByText(orderNo)).toBeVisible();

  await atCashier(page, 'Pay, and notify 8 seconds later');
  await expect(page.getByText(/We are waiting for Bank card to confirm/)).toBeVisible();
  await expect(page.getByText('Everything has arrived in your account.')).toBeVisible({
    timeout: 2 * patienceMs,
  });
  const { order: paid } = await member.call(calls.orders.detail, { order_no: orderNo });
  expect(await member.beans()).toBe(before + (paid.gives?.amount ?? 0) + paid.first_bonus);
  await context.close();
});

test('S24: another sum than that of the order credits nothing, and the member is told', async ({
  browser,
}) => {
  const member = await newMember();
  const before = await member.beans();
  const { context, page } = await browserOf(browser, member);
  const orderNo = await order(page, 'WeChat Pay');
  await atCashier(page, 'Pay a wrong amount');
  await expect(page.getByText(/reported another sum than that of the order/)).toBeVisible();
  expect(await linesOf(member, orderNo)).toEqual([]);
  expect(await member.beans()).toBe(before);
  await context.close();
});

test('V05: a gift too dear leads to the recharge and back to the filled form', async ({ browser }) => {
  const member = await newMember({ beans: 60 });
  const { live_id } = await liveOnAir(member);
  const { context, page } = await browserOf(browser, member);
  await page.goto(roomPath(live_id));
  const panel = page.getByRole('region', { name: 'Gifts' });
  const tile = panel.getByRole('button').first();
  await tile.click();
  await panel.getByRole('radiogroup').getByRole('radio').last().check({ force: true });
  const quantity = panel.getByRole('spinbutton');
  await quantity.fill('9999');
  await panel.getByRole('button', { name: 'Recharge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not enough gold beans' });
  await expect(dialog.getByText('What you have filled in is kept for you.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Recharge' }).click();
  await expect(page).toHaveURL(/\/user\/pay\?/);

  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page).toHaveURL(new RegExp(`live_id=${live_id}`));
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(quantity).toHaveValue('9999');
  await context.close();
});

test('S24: the whole order is made without a mouse', async ({ browser }) => {
  const member = await newMember();
  const { context, page } = await browserOf(browser, member);
  await page.goto('/user/pay');
  const packs = page.getByRole('group', { name: 'Choose a pack' }).getByRole('radio');
  await packs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(packs.nth(1)).toBeChecked();
  const methods = page.getByRole('group', { name: 'Pay with' }).getByRole('radio');
  await expect(methods.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(methods.nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /Recharge agreement/ })).toBeChecked();
  // Past the link to the agreement.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/order=/);
  await expect(page.getByText('Scan with Alipay')).toBeVisible();
  await context.close();
});

test('S24: gold coins are bought by card from overseas, and leave beans alone', async ({ browser }) => {
  const member = await newMember();
  const before = await member.call(calls.wallet.balances, {});
  const { context, page } = await browserOf(browser, member);
  await page.goto('/hwStripe');
  await page.getByRole('tab', { name: 'Gold coins' }).click();
  await page.getByRole('tabpanel').getByRole('radio').first().check({ force: true });
  await page.getByRole('checkbox', { name: /Gold coin agreement/ }).check();
  await page.getByRole('button', { name: 'Order now' }).click();
  await atCashier(page, 'Pay');
  await expect(page.getByText('Everything has arrived in your account.')).toBeVisible();
  const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
  const { order: paid } = await member.call(calls.orders.detail, { order_no: orderNo });
  expect(paid).toMatchObject({ gives: { currency: 'COIN' }, agreement: { name: 'coins' } });
  const after = await member.call(calls.wallet.balances, {});
  expect([after.coins, after.beans]).toEqual([before.coins + (paid.gives?.amount ?? 0), before.beans]);
  await context.close();
});
