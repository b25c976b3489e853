import { callPath, calls, orderStates } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { newMember, type AcademyMember } from './academy.ts';
import { browserOf, expect, faults, test } from './browsing.ts';
import { cards, startCardService, type CardService } from './card-service.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** A server that takes cards by Stripe, and what stands in for Stripe (D72): these tests have them to themselves. */
let service: CardService;
let server: ServerProcess;
/** Where the worker's other tests go: known once the worker has its server. */
let others: string | undefined;

test.beforeAll(async () => {
  others = process.env['GOLDBEAN_URL'];
  service = await startCardService();
  server = await startServerProcess(service.environment);
  process.env['GOLDBEAN_URL'] = server.url;
});
test.afterAll(async () => {
  if (others === undefined) delete process.env['GOLDBEAN_URL'];
  else process.env['GOLDBEAN_URL'] = others;
  await server.stop();
  await service.stop();
});

/** Orders the pack of 300 beans at /hwStripe. @returns the order's number */
async function order(page: Page): Promise<string> {
  await page.goto('/hwStripe');
  await page.getByRole('radio', { name: /^300/ }).check({ force: true });
  await page.getByRole('checkbox', { name: /Recharge agreement \(overseas\)/ }).check();
  await page.getByRole('button', { name: 'Order now' }).click();
  await expect(page).toHaveURL(/order=/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

const numberIn = (page: Page) =>
  page
    .getByRole('group', { name: 'Card details' })
    .frameLocator('iframe')
    .getByRole('textbox', { name: 'Card number' });

/** Waits until the page says that an order is credited, and checks that it was, once. @returns who found it out */
async function isCreditedOnce(page: Page, member: AcademyMember, orderNo: string, before: number) {
  await expect(page.getByText('Everything has arrived in your account.')).toBeVisible();
  const { order: paid } = await member.call(calls.orders.detail, { order_no: orderNo });
  expect(await member.beans()).toBe(before + (paid.gives?.amount ?? 0) + paid.first_bonus);
  expect(await rechargesOf(member, orderNo)).toHaveLength(1);
  return paid.events.filter(({ to }) => to === orderStates.credited).map(({ source }) => source);
}

const rechargesOf = async (member: AcademyMember, orderNo: string) => {
  const { list } = await member.call(calls.wallet.statement, { page: 1 });
  return list.filter(
    ({ cause, kind }) => cause.type === 'order' && cause.id === orderNo && kind === 'recharge',
  );
};

test('S24: a card that is declined says why; another pays, and is credited once however often Stripe says so', async ({
  browser,
}) => {
  const member = await newMember();
  const before = await member.beans();
  const { context, page } = await browserOf(browser, member);
  await service.serve(context);
  const orderNo = await order(page);
  const pay = page.getByRole('button', { name: 'Pay $4.99' });

  await test.step('an empty field is no refusal of a card', async () => {
    await pay.click();
    await expect(page.getByText('The card details are not complete yet.')).toBeVisible();
    await expect(page.getByText('Your card number is incomplete.')).toBeVisible();
  });

  await test.step('declined: in our words and in those of Stripe, and still to be paid', async () => {
    await numberIn(page).fill(cards.declined);
    await pay.click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Nothing was charged.' });
    await expect(refusal).toContainText('Your card was declined.');
    expect(await service.notify(server.url, orderNo, 'payment_intent.payment_failed')).toBe(200);
    await page.reload();
    await expect(refusal).toContainText('Your card was declined.');
  });

  await test.step('another card, without a mouse', async () => {
    await numberIn(page).fill(cards.good);
    await page.keyboard.press('Tab');
    await expect(pay).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Stripe has taken the payment/)).toBeVisible();
    await expect(pay).toBeHidden();
  });

  await test.step('who opens the order again is not asked to pay again', async () => {
    await page.reload();
    await expect(page.getByText(/^Stripe has taken the payment/)).toBeVisible();
    await expect(pay).toBeHidden();
  });

  await test.step('neither the browser nor a forged notice credits anything', async () => {
    const forged = await service.notify(server.url, orderNo, 'payment_intent.succeeded', 'whsec_of_a_thief');
    expect(forged).toBe(400);
    expect(await member.beans()).toBe(before);
  });

  await test.step('the signed notice does, and once though it comes three times while the order is asked about', async () => {
    // The poll and the notice may come in either order.
    service.collect(orderNo);
    const tell = () => service.notify(server.url, orderNo, 'payment_intent.succeeded');
    expect(await Promise.all([tell(), tell(), tell()])).toEqual([200, 200, 200]);
    expect(await isCreditedOnce(page, member, orderNo, before)).toHaveLength(1);
  });
  await context.close();
});

for (const way of ['notify', 'poll'] as const) {
  test(`S24: a payment by card is credited by the ${way} alone, when the other one never comes`, async ({
    browser,
  }) => {
    const member = await newMember();
    const before = await member.beans();
    const { context, page } = await browserOf(browser, member);
    await service.serve(context);
    const orderNo = await order(page);
    await numberIn(page).fill(cards.good);
    await page.getByRole('button', { name: 'Pay $4.99' }).click();
    await expect(page.getByText(/^Stripe has taken the payment/)).toBeVisible();
    expect(await member.beans()).toBe(before);

    if (way === 'notify') {
      // The page asks one after the other, so none is under way while the next one waits here.
      const asking = `**${callPath(calls.orders.detail)}?*`;
      const asked = Promise.withResolvers<void>();
      const told = Promise.withResolvers<void>();
      await page.route(asking, async (route) => {
        asked.resolve();
        await told.promise;
        await route.continue();
      });
      await asked.promise;
      service.collect(orderNo);
      expect(await service.notify(server.url, orderNo, 'payment_intent.succeeded')).toBe(200);
      told.resolve();
    } else service.collect(orderNo);
    expect(await isCreditedOnce(page, member, orderNo, before)).toEqual([way]);
    await context.close();
  });
}

test('S24: a script of Stripe that is blocked is said, and fetched again when it is asked for', async ({
  browser,
}) => {
  const { context, page } = await browserOf(browser, await newMember());
  await service.serve(context);
  await context.route('https://js.stripe.com/**', (route) => route.abort());
  await order(page);
  await expect(page.getByText(/^The card field of the payment service did not load/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pay / })).toBeHidden();

  await context.unroute('https://js.stripe.com/**');
  await service.serve(context);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(numberIn(page)).toBeVisible();
  await context.close();
});

test('S24: the field speaks the member’s language and wears the page’s colours', async ({ browser }) => {
  const { context, page } = await browserOf(browser, await newMember());
  await service.serve(context);
  await order(page);
  await expect(numberIn(page)).toBeVisible();
  expect(await faults(page)).toEqual([]);

  await page.evaluate(() => {
    localStorage.setItem('lang', 'zh_HK');
    localStorage.setItem('theme', 'red');
  });
  await page.reload();
  const frame = page.getByRole('group', { name: '銀行卡資料' }).locator('iframe');
  await expect(frame).toHaveAttribute('src', /locale=zh-HK/);
  const fill = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--gb-color-action-fill').trim(),
  );
  const look = new URLSearchParams(new URL((await frame.getAttribute('src')) ?? '').hash.slice(1));
  expect(look.get('colorPrimary')).toBe(fill);
  // Stripe's frame cannot read our CSS variables, so their values are passed.
  for (const [name, value] of look) expect(value, name).toMatch(/^(?!.*var\().+/);
  await context.close();
});

test('D72: Stripe’s script is fetched on the page that takes cards, and on no other', async ({ browser }) => {
  const { context, page } = await browserOf(browser, await newMember());
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('stripe.com')) asked.push(request.url());
  });
  await service.serve(context);
  const answer = await page.goto('/user/pay');
  expect(answer?.headers()['content-security-policy']).toContain("frame-src 'self' https://js.stripe.com");
  await expect(page.getByRole('button', { name: 'Order now' })).toBeVisible();
  expect(asked).toEqual([]);
  await order(page);
  await expect(numberIn(page)).toBeVisible();
  expect(asked[0]).toMatch(/^https:\/\/js\.stripe\.com\/\w+\/stripe\.js$/);
  await context.close();
});
