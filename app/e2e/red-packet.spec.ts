import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { newMember, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, talk, test } from './browsing.ts';

/** Sends a packet by the form of the class chat. */
async function sendPacket(page: Page, count: string, amount: string, blessing: string): Promise<void> {
  await page.getByRole('button', { name: 'Send a red packet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a red packet' });
  await dialog.getByRole('textbox', { name: 'Number of packets' }).fill(count);
  await dialog.getByRole('textbox', { name: 'Gold beans in all' }).fill(amount);
  await dialog.getByRole('textbox', { name: 'Blessing' }).fill(blessing);
  await dialog.getByRole('button', { name: /^Send a packet of/ }).click();
  await expect(dialog).toBeHidden();
}

const bubble = (page: Page, blessing: string) => talk(page).getByRole('button', { name: blessing });

/** Opens a packet. @returns what was in it */
async function open(page: Page, blessing: string): Promise<number> {
  await bubble(page, blessing).click();
  const dialog = page.getByRole('dialog', { name: /^Red packet from/ });
  await dialog.getByRole('button', { name: 'Open the packet' }).click();
  await expect(dialog.getByText('You received')).toBeVisible();
  const words = await dialog.locator('[aria-live]').innerText();
  return Number(/\d+/.exec(words)?.[0]);
}

test('two members send and open a packet; amounts, records, proof and statements agree', async ({
  browser,
}) => {
  const [a, b] = await Promise.all([
    newMember({ beans: 300, inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const before = [await a.beans(), await b.beans()] as const;
  const { group_id } = await sharedClass(a, b);
  const first = await browserOf(browser, a);
  const second = await browserOf(browser, b);
  for (const { page } of [first, second]) {
    await page.goto(`/chat?group=${group_id}`);
    await canSpeak(page);
  }
  const blessing = 'well done, class';

  await test.step('the packet stands in both rooms, and the sender has paid', async () => {
    await sendPacket(first.page, '2', '60', blessing);
    for (const { page } of [first, second]) await expect(bubble(page, blessing)).toBeVisible();
    expect(await a.beans()).toBe(before[0] - 60);
  });

  let amounts = [0, 0];
  await test.step('each opens it once, and together they have all of it', async () => {
    const ofSecond = await open(second.page, blessing);
    await expect(second.page.getByRole('button', { name: 'Say thanks' })).toBeVisible();
    const ofFirst = await open(first.page, blessing);
    await expect(first.page.getByRole('button', { name: 'See who received what' })).toBeVisible();
    await expect(first.page.getByRole('button', { name: 'Say thanks' })).toBeHidden();
    amounts = [ofFirst, ofSecond];
    expect(ofFirst + ofSecond).toBe(60);
    expect(Math.min(...amounts)).toBeGreaterThanOrEqual(1);
  });

  await test.step('the records name both and the luckiest; the browser verifies the proof', async () => {
    await first.page.getByRole('button', { name: 'See who received what' }).click();
    const dialog = first.page.getByRole('dialog');
    await expect(dialog.getByText('2 of 2 claimed')).toBeVisible();
    await expect(dialog.getByText('60 of 60 beans')).toBeVisible();
    const rows = dialog.getByRole('list', { name: 'Who received what' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.filter({ hasText: 'You' })).toContainText(String(amounts[0]));
    await expect(rows.filter({ hasText: 'Luckiest' })).toContainText(String(Math.max(...amounts)));
    await dialog.getByRole('button', { name: 'Verify in this browser' }).click();
    await expect(dialog.getByText('It matches: nothing was altered')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('both bubbles say what each received, also after a reload', async () => {
    await second.page.reload();
    await expect(bubble(second.page, blessing)).toContainText(`You received ${amounts[1]}`);
    await expect(bubble(first.page, blessing)).toContainText(`You received ${amounts[0]}`);
  });

  await test.step('balances and statements add up', async () => {
    expect(await a.beans()).toBe(before[0] - 60 + (amounts[0] ?? 0));
    expect(await b.beans()).toBe(before[1] + (amounts[1] ?? 0));
    const { list } = await a.call(calls.wallet.statement, { page: 1 });
    expect(list.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['packet', amounts[0]],
      ['hold', -60],
    ]);
    await first.page.goto('/user/myGold');
    const left = new Intl.NumberFormat('en').format(before[0] - 60 + (amounts[0] ?? 0));
    await expect(first.page.getByRole('row').filter({ hasText: left }).first()).toBeVisible();
  });
  await first.context.close();
  await second.context.close();
});

test('who comes late finds it claimed, at once and without a reload', async ({ browser }) => {
  const [a, b] = await Promise.all([
    newMember({ beans: 60, inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const late = await browserOf(browser, b);
  const { group_id } = await sharedClass(a, b);
  await late.page.goto(`/chat?group=${group_id}`);
  await canSpeak(late.page);
  const { packet_id } = await a.call(calls.redPackets.send, {
    group_id,
    kind: 'random',
    count: 1,
    total: 3,
    blessing: 'only one',
    request_id: crypto.randomUUID(),
  });
  await expect(bubble(late.page, 'only one')).toContainText('Open the packet');
  await a.call(calls.redPackets.open, { packet_id, request_id: crypto.randomUUID() });
  await expect(bubble(late.page, 'only one')).toContainText('Fully claimed');
  await bubble(late.page, 'only one').click();
  await expect(late.page.getByText('You came a little late, everything is claimed')).toBeVisible();
  await late.context.close();
});

test('wrong numbers are named at their fields; too few beans lead to a recharge and back to the form', async ({
  browser,
}) => {
  const a = await newMember({ beans: 60, inClassOf: 'teacher' });
  const { page, context } = await browserOf(browser, a);
  await page.goto('/chat');
  await canSpeak(page);
  await page.getByRole('button', { name: 'Send a red packet' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send a red packet' });
  const count = dialog.getByRole('textbox', { name: 'Number of packets' });
  const total = dialog.getByRole('textbox', { name: 'Gold beans in all' });
  await count.fill('400');
  await total.fill('0');
  await dialog.getByRole('button', { name: 'Send the packet' }).click();
  await expect(dialog.getByText('cannot be greater than the number of group members')).toBeVisible();
  await expect(dialog.getByText('must be greater than 0')).toBeVisible();
  await count.fill('2');
  await total.fill('1');
  await expect(dialog.getByText('must be greater than the number of red envelopes')).toBeVisible();
  await total.fill('900000');
  await dialog.getByRole('button', { name: 'Recharge' }).click();
  await expect(page).toHaveURL(/\/user\/pay\?to=/);
  const to = new URL(page.url()).searchParams.get('to') ?? '';
  // As the page leads back once it is paid.
  await page.goto(to);
  await expect(page.getByRole('dialog', { name: 'Send a red packet' })).toBeVisible();
  await expect(count).toHaveValue('2');
  await expect(total).toHaveValue('900000');
  await context.close();
});
