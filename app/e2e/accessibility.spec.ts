import { calls, rechargeChannels } from '@goldbean/contract';
import type { Browser, Page } from '@playwright/test';
import { liveOnAir, newMember, person, type AcademyMember } from './academy.ts';
import {
  browserOf,
  canSpeak,
  consolePath,
  expect,
  faults,
  pictureMoves,
  roomPath,
  test,
} from './browsing.ts';

/** What axe finds on the page in each theme. Only a stylesheet's variables change with it, so the page stays. */
async function faultsInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['red', 'education']) {
    await page.evaluate((worn) => (document.documentElement.dataset['theme'] = worn), theme);
    found.push(...(await faults(page)).map((fault) => `${theme}: ${fault}`));
  }
  return found;
}

/** A browser in which nothing fades: what is between two colours has the contrast of neither. */
async function stillBrowserOf(browser: Browser, who: AcademyMember) {
  const seat = await browserOf(browser, who);
  await seat.page.emulateMedia({ reducedMotion: 'reduce' });
  return seat;
}

test('axe finds nothing on the main pages, in both themes', async ({ browser }) => {
  const [member, teacher] = await Promise.all([newMember({ beans: 60 }), person('teacher')]);
  const { live_id } = await liveOnAir(member);
  const seat = await stillBrowserOf(browser, member);
  const desk = await stillBrowserOf(browser, teacher);

  await test.step('the homepage', async () => {
    await seat.page.goto('/hljw/homepage');
    await expect(seat.page.getByRole('link', { name: /看懂均线/ }).first()).toBeVisible();
    expect(await faultsInBothThemes(seat.page)).toEqual([]);
  });
  await test.step('the live session', async () => {
    await seat.page.goto(roomPath(live_id));
    await pictureMoves(seat.page);
    await canSpeak(seat.page);
    expect(await faultsInBothThemes(seat.page)).toEqual([]);
  });
  await test.step('the account', async () => {
    await seat.page.goto('/user/myGold');
    await expect(seat.page.getByRole('row').nth(1)).toBeVisible();
    expect(await faultsInBothThemes(seat.page)).toEqual([]);
  });
  await test.step('the console', async () => {
    await desk.page.goto(consolePath(live_id));
    await pictureMoves(desk.page);
    await expect(desk.page.getByText('Frames per second')).toBeVisible();
    expect(await faultsInBothThemes(desk.page)).toEqual([]);
  });
  await test.step('the login page', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(new URL('/login', seat.page.url()).href);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await context.close();
  });
  for (const { context } of [seat, desk]) await context.close();
});

test('axe finds nothing on the pages about money, in both themes', async ({ browser }) => {
  const member = await newMember({ coins: 10 });
  const { list, agreement } = await member.call(calls.recharge.offer, {});
  const { order_no } = await member.call(calls.recharge.createBeanOrder, {
    goods_id: list[0]?.id ?? '',
    pay_type: 1,
    channel: rechargeChannels.other,
    agree: 1,
    agreement_version: agreement.version,
    request_id: crypto.randomUUID(),
  });
  const { context, page } = await stillBrowserOf(browser, member);
  const pages: readonly [path: string, seen: string][] = [
    ['/user/pay', 'Choose a pack'],
    [`/user/pay?order=${order_no}`, 'Scan with WeChat'],
    ['/hwStripe', 'Choose a pack'],
    ['/user/myGold?panel=exchange', '1 gold coin = 50 gold beans'],
    ['/hljw/creditsIndex', 'Daily sign-in'],
    ['/hljw/gameOfWealth/newsUserGifts', 'Newcomer gift'],
    ['/pindao/payAgreement', 'The order'],
    ['/pindao/payAgreementHW', 'The order'],
    ['/pindao/payGoldCoinAgreement', 'The order'],
    ['/pindao/exchangeAgreement', 'What is exchanged'],
    ['/staticArea/agreement', 'How we treat each other'],
  ];
  for (const [path, seen] of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByText(seen, { exact: true }).first()).toBeVisible();
      expect(await faultsInBothThemes(page)).toEqual([]);
    });
  }
  await context.close();
});
