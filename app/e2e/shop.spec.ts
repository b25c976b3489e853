import { agreements, calls, orderStates, payTypes } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { liveOnAir, newMember, person, type AcademyMember } from './academy.ts';
import { browserOf, consolePath, expect, roomPath, test } from './browsing.ts';
import { atCashier } from './cashier.ts';

const shop = (page: Page) => page.getByRole('dialog', { name: 'Products of this live session' });
const card = (page: Page, product: string) =>
  shop(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: product }) });
const checkout = (page: Page) => page.getByRole('dialog', { name: 'Check out' });
const openShop = (page: Page) => page.getByRole('button', { name: /^Shop/ }).click();

/** At the checkout: a way to pay, and the agreement, without which nothing is ordered (V35). */
async function fillIn(page: Page): Promise<void> {
  const order = checkout(page).getByRole('button', { name: 'Order now' });
  await checkout(page).getByRole('radio', { name: 'WeChat Pay' }).check({ force: true });
  await expect(order).toHaveAccessibleDescription('Read and tick the agreement first');
  await checkout(page)
    .getByRole('checkbox', { name: /Service agreement/ })
    .check();
}

/** What the live session sells, as a member's call tells it: with a limit, the last of few, sold to groups. */
async function goodsOf(viewer: AcademyMember, live_id: string) {
  const { list } = await viewer.call(calls.shop.liveProducts, { live_id });
  const limited = list.find(({ limit }) => limit !== null);
  const few = list.find(({ limit, stock }) => limit === null && stock !== null);
  const grouped = list.find(({ stock, group }) => stock === null && group !== null);
  if (!limited || !few || !grouped) throw new Error('the demo sells other goods');
  return { limited, few, grouped };
}
const productOrders = async (member: AcademyMember) =>
  (await member.call(calls.orders.list, { kind: 'product', page: 1 })).list;

test('S49: two goods of a cart that outlives a reload are ordered once under a double click, and paid at the cashier', async ({
  browser,
}) => {
  const member = await newMember();
  const { live_id } = await liveOnAir(member);
  const { limited, grouped } = await goodsOf(member, live_id);
  const before = { beans: await member.beans(), orders: await productOrders(member) };
  const { context, page } = await browserOf(browser, member);
  await page.goto(roomPath(live_id));
  await openShop(page);
  for (const { name } of [limited, grouped])
    await card(page, name).getByRole('button', { name: 'Add to cart' }).click();
  await shop(page).getByRole('tab', { name: /^Cart/ }).click();
  await expect(shop(page).getByRole('spinbutton')).toHaveCount(2);
  await expect.poll(async () => (await member.call(calls.shop.cart, { live_id })).items.length).toBe(2);

  await page.reload();
  await expect(shop(page).getByRole('spinbutton')).toHaveCount(2);
  await shop(page).getByRole('button', { name: 'Check out' }).click();
  await fillIn(page);
  await checkout(page).getByRole('button', { name: 'Order now' }).dblclick();
  await expect(page).toHaveURL(/panel=GB/);
  const held = (await goodsOf(member, live_id)).limited;
  expect(held.stock).toBe((limited.stock ?? 0) - 1);

  await atCashier(page, 'Pay, and notify eight times');
  await expect(page.getByText('Everything has arrived in your account.')).toBeVisible();
  const [order, ...others] = await productOrders(member);
  expect(others).toHaveLength(before.orders.length);
  expect(order).toMatchObject({
    state: orderStates.credited,
    amount: limited.price + grouped.price,
    live_id,
    agreement: { name: 'service', version: agreements.service.version },
  });
  const after = (await goodsOf(member, live_id)).limited;
  expect([after.stock, after.sold]).toEqual([held.stock, limited.sold + 1]);
  expect((await member.call(calls.shop.cart, { live_id })).items).toEqual([]);
  expect(await member.beans()).toBe(before.beans);
  await context.close();
});

test('S49, E27: the teacher presents the last of a product; of two who order it at once one pays and one is refused', async ({
  browser,
}) => {
  const [a, b, other, teacher] = await Promise.all([
    newMember(),
    newMember(),
    newMember(),
    person('teacher'),
  ]);
  const { live_id } = await liveOnAir(a);
  const { few } = await goodsOf(a, live_id);
  const before = (await Promise.all([productOrders(a), productOrders(b)])).flat().length;
  await other.call(calls.shop.createOrder, {
    items: [{ product_id: few.id, n: (few.stock ?? 1) - 1 }],
    live_id,
    pay_type: payTypes.wechat,
    agree: 1,
    agreement_version: agreements.service.version,
    request_id: crypto.randomUUID(),
  });
  const desk = await browserOf(browser, teacher);
  const [first, second] = await Promise.all([browserOf(browser, a), browserOf(browser, b)]);
  const members = [first.page, second.page];
  for (const page of members) await page.goto(roomPath(live_id));
  await desk.page.goto(consolePath(live_id));
  await desk.page
    .getByRole('region', { name: 'Products of this live session' })
    .getByRole('button', { name: `Present ${few.name}` })
    .click();

  for (const page of members) {
    const presented = page.getByRole('region', { name: `Being presented: ${few.name}` });
    await expect(presented).toContainText('1 left');
    await presented.getByRole('button', { name: 'Have a look' }).click();
    await card(page, few.name).getByRole('button', { name: 'Buy alone' }).click();
    await fillIn(page);
  }
  await Promise.all(members.map((page) => checkout(page).getByRole('button', { name: 'Order now' }).click()));
  const pays = members.map((page) => page.getByRole('link', { name: 'Open the payment page' }));
  const refused = members.map((page) => page.getByText('This product is sold out'));
  for (const [at, pay] of pays.entries()) await expect(pay.or(refused[at] ?? pay)).toBeVisible();
  const won = await Promise.all(pays.map((pay) => pay.isVisible()));
  expect(won.filter(Boolean)).toHaveLength(1);

  const winner = members[won.indexOf(true)] ?? first.page;
  const loser = members[won.indexOf(false)] ?? second.page;
  await atCashier(winner, 'Pay');
  await expect(winner.getByText('Everything has arrived in your account.')).toBeVisible();
  await loser.getByRole('button', { name: 'Back to the products' }).click();
  await expect(card(loser, few.name)).toContainText('Sold out');
  const orders = (await Promise.all([productOrders(a), productOrders(b)])).flat();
  expect(orders).toHaveLength(before + 1);
  const mine = orders.find(({ product }) => product.name.includes(few.name));
  expect(mine).toMatchObject({ state: orderStates.credited, amount: few.price });
  const after = (await goodsOf(a, live_id)).few;
  expect([after.stock, after.state]).toEqual([0, 'sold_out']);
  for (const { context } of [first, second, desk]) await context.close();
});

test('D66: members join a group purchase, and each pays at its price once it is complete', async ({
  browser,
}) => {
  const [a, b, other] = await Promise.all([newMember(), newMember(), newMember()]);
  const { live_id } = await liveOnAir(a);
  const { grouped } = await goodsOf(a, live_id);
  const price = grouped.group?.price ?? 0;
  await other.call(calls.shop.joinGroupPurchase, {
    product_id: grouped.id,
    live_id,
    agree: 1,
    agreement_version: agreements.service.version,
    request_id: crypto.randomUUID(),
  });
  const [first, second] = await Promise.all([browserOf(browser, a), browserOf(browser, b)]);
  for (const { page } of [first, second]) {
    await page.goto(roomPath(live_id));
    await openShop(page);
  }
  await test.step('C092: both join; who was there already sees it without a reload', async () => {
    for (const { page } of [first, second]) {
      await card(page, grouped.name).getByRole('button', { name: 'Join the group' }).click();
      const asked = page.getByRole('alertdialog');
      await asked.getByRole('checkbox', { name: /Service agreement/ }).check();
      await asked.getByRole('button', { name: 'Join the group' }).click();
      await expect(asked).toBeHidden();
    }
    for (const { page } of [first, second])
      await expect(card(page, grouped.name)).toContainText('The group is complete');
  });
  await test.step('each orders its place, and pays the price of the group', async () => {
    for (const [{ page }, member] of [
      [first, a],
      [second, b],
    ] as const) {
      await card(page, grouped.name).getByRole('button', { name: 'Buy at the group price' }).click();
      await fillIn(page);
      await checkout(page).getByRole('button', { name: 'Order now' }).click();
      await atCashier(page, 'Pay');
      await expect(page.getByText('Everything has arrived in your account.')).toBeVisible();
      const [order] = await productOrders(member);
      expect(order).toMatchObject({ state: orderStates.credited, amount: price });
    }
  });
  await test.step('C094: the others see who has paid', async () => {
    const { page } = first;
    await page.getByRole('button', { name: 'Back to the products' }).click();
    await expect(card(page, grouped.name)).toContainText('You have bought it at the group price');
    await card(page, grouped.name).getByRole('button', { name: 'See the 3 who joined' }).click();
    const members = page.getByRole('dialog', { name: `Who joined: ${grouped.name}` });
    await expect(members.getByText('Paid', { exact: true })).toHaveCount(2);
  });
  for (const { context } of [first, second]) await context.close();
});
