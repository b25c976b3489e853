import { calls } from '@goldbean/contract';
import { liveOnAir, newMember, person } from './academy.ts';
import { browserOf, expect, faults, test } from './browsing.ts';

const path = '/staff/conservation';

test('an administrator sees every currency add up to 0, before and after a gift', async ({ browser }) => {
  const [admin, member] = await Promise.all([person('admin'), newMember({ beans: 60 })]);
  const { page, context } = await browserOf(browser, admin);
  await page.goto('/hljw/homepage');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Conservation of money' }).click();
  await expect(page).toHaveURL(path);
  const table = page.getByRole('table', { name: 'Totals by currency' });
  await expect(page.getByText('Nothing was made and nothing was lost.')).toBeVisible();
  await expect(page.getByText(/As of .*The nightly check|As of .*nightly check of/)).toBeVisible();
  const cells = async (currency: string): Promise<number[]> => {
    const texts = await table
      .getByRole('row')
      .filter({ hasText: currency })
      .getByRole('cell')
      .allTextContents();
    return texts.slice(1).map((text) => Number(text.replace(/[^\d-]/g, '')));
  };
  for (const currency of ['Gold beans', 'Gold coins', 'Dangwu vouchers', 'Credits']) {
    const [issued = 0, burned = 0, owned = 0, held = 0, sum] = await cells(currency);
    expect(sum).toBe(0);
    expect(issued - burned).toBe(owned + held);
  }

  // A gift moves beans from one owner to another: nothing is issued or burned.
  const before = await cells('Gold beans');
  const { live_id } = await liveOnAir(member);
  await member.call(calls.gifts.give, {
    live_id,
    gift_id: 'chalk',
    request_id: `reconciliation-${Date.now()}`,
  });
  await expect.poll(async () => (await admin.call(calls.wallet.reconciliation, {})).ok).toBe(true);
  await page.waitForResponse(/v2\/wallet\/conservation/);
  expect(await cells('Gold beans')).toEqual(before);
  await context.close();
});

test('what does not add up is an alarm that names it', async ({ browser }) => {
  const admin = await person('admin');
  const { page, context } = await browserOf(browser, admin);
  const truth = await admin.call(calls.wallet.reconciliation, {});
  await page.route(/v2\/wallet\/conservation/, async (route) => {
    const list = truth.list.map((row) => (row.currency === 'COIN' ? { ...row, sum: 7 } : row));
    const drifts = [{ what: 'balance', id: 'user:1:BEAN', by: 3 }];
    const checked = { at: '2026-11-20 03:15:00', at_ts: Date.UTC(2026, 10, 19, 19, 15), ok: false };
    const data = { ...truth, list, drifts, drifted: 1, ok: false, checked };
    await route.fulfill({ json: { code: 200, msg: '', msg_key: 'ok', data, request_id: 'r' } });
  });
  await page.goto(path);
  const alarm = page.getByRole('alert').filter({ hasText: 'instead of 0' });
  await expect(alarm).toContainText('Money was made or lost');
  await expect(alarm).toContainText('Gold coins: the entries add up to 7 instead of 0.');
  await expect(alarm).toContainText('1 stored number does not agree with its entries.');
  await expect(page.getByRole('alert').filter({ hasText: 'The nightly check of' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'What does not agree with its entries' })).toContainText(
    'user:1:BEAN',
  );
  expect(await faults(page)).toEqual([]);
  await context.close();
});

test('a member is refused, and finds no way there', async ({ browser }) => {
  const { page, context } = await browserOf(browser, await newMember());
  await page.goto(path);
  await expect(page.getByRole('alert')).toContainText('You have no right to do this');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await expect(page.getByRole('menuitem', { name: 'My gold beans' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Conservation of money' })).toHaveCount(0);
  await context.close();
});

for (const theme of ['education', 'red']) {
  for (const language of ['en', 'th', 'ms']) {
    test(`axe finds nothing on the board, wearing ${theme}, in ${language}`, async ({ browser }) => {
      const { page, context } = await browserOf(browser, await person('admin'));
      await context.addInitScript(
        ([worn, spoken]) => {
          localStorage.setItem('theme', worn ?? '');
          localStorage.setItem('lang', spoken ?? '');
        },
        [theme, language],
      );
      for (const width of [1157, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(5);
        expect(await faults(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      }
      await context.close();
    });
  }
}
