import { calls, rechargeChannels } from '@goldbean/contract';
import { liveOnAir, person } from './academy.ts';
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

for (const theme of ['education', 'red']) {
  test(`axe finds nothing on the main pages, wearing ${theme}`, async ({ browser }) => {
    const [member, teacher] = await Promise.all([person('member'), person('teacher')]);
    const { live_id } = await liveOnAir(member);
    const seat = await browserOf(browser, member);
    const desk = await browserOf(browser, teacher);
    for (const { context } of [seat, desk]) {
      await context.addInitScript((worn) => localStorage.setItem('theme', worn), theme);
    }

    await test.step('the homepage', async () => {
      await seat.page.goto('/hljw/homepage');
      await expect(seat.page.getByRole('link', { name: /看懂均线/ }).first()).toBeVisible();
      expect(await faults(seat.page)).toEqual([]);
    });
    await test.step('the live session', async () => {
      await seat.page.goto(roomPath(live_id));
      await pictureMoves(seat.page);
      await canSpeak(seat.page);
      expect(await faults(seat.page)).toEqual([]);
    });
    await test.step('the account', async () => {
      await seat.page.goto('/user/myGold');
      await expect(seat.page.getByRole('row').nth(1)).toBeVisible();
      expect(await faults(seat.page)).toEqual([]);
    });
    await test.step('the console', async () => {
      await desk.page.goto(consolePath(live_id));
      await pictureMoves(desk.page);
      await expect(desk.page.getByText('Frames per second')).toBeVisible();
      expect(await faults(desk.page)).toEqual([]);
    });
    await test.step('the login page', async () => {
      const context = await browser.newContext();
      await context.addInitScript((worn) => localStorage.setItem('theme', worn), theme);
      const page = await context.newPage();
      await page.goto(new URL('/login', seat.page.url()).href);
      await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
      expect(await faults(page)).toEqual([]);
      await context.close();
    });
    for (const { context } of [seat, desk]) await context.close();
  });

  test(`axe finds nothing on the pages about money, wearing ${theme}`, async ({ browser }) => {
    const member = await person('member');
    const { list, agreement } = await member.call(calls.recharge.offer, {});
    const { order_no } = await member.call(calls.recharge.createBeanOrder, {
      goods_id: list[0]?.id ?? '',
      pay_type: 1,
      channel: rechargeChannels.other,
      agree: 1,
      agreement_version: agreement.version,
      request_id: crypto.randomUUID(),
    });
    const { context, page } = await browserOf(browser, member);
    await context.addInitScript((worn) => localStorage.setItem('theme', worn), theme);
    // A dialog that is still fading in has the contrast of neither.
    await page.emulateMedia({ reducedMotion: 'reduce' });
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
        expect(await faults(page)).toEqual([]);
      });
    }
    await context.close();
  });
}
