import { lessonOnAir, person } from './academy.ts';
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
    const { live_id } = await lessonOnAir(member);
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
    await test.step('the lesson', async () => {
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
}
