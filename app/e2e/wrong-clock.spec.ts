import { calls } from '@goldbean/contract';
import type { Browser, Page } from '@playwright/test';
import { liveToCome, newMember, person, type AcademyMember } from './academy.ts';
import { browserOf, canSpeak, expect, roomPath, say, talk, test } from './browsing.ts';

const wrongClocks = [
  ['ahead', 180_000],
  ['behind', -180_000],
] as const;

/** A browser on a device whose clock is wrong. @param aheadMs by how much it is ahead, ms */
async function wrongBrowserOf(browser: Browser, who: AcademyMember, aheadMs: number) {
  const seat = await browserOf(browser, who);
  await seat.context.addInitScript((ahead) => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      get: (target, key): unknown =>
        key === 'now' ? () => RealDate.now() + ahead : Reflect.get(target, key),
      construct: (target, given: readonly unknown[], made) =>
        Reflect.construct(target, given.length === 0 ? [RealDate.now() + ahead] : given, made) as Date,
    });
  }, aheadMs);
  return seat;
}

/** What the countdown of the page has left, ms. */
async function leftOf(page: Page): Promise<number> {
  const [hours = NaN, minutes = NaN, seconds = NaN] = (await page.getByRole('timer').innerText())
    .split(':')
    .map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * 1_000;
}

for (const [name, aheadMs] of wrongClocks) {
  test(`D36: on a device that is three minutes ${name} a message can be taken back as long as elsewhere`, async ({
    browser,
  }) => {
    const [writer, reader] = await Promise.all([newMember(), newMember()]);
    const { room } = await writer.call(calls.direct.open, { uid: reader.uid });
    const [mine, theirs] = [await wrongBrowserOf(browser, writer, aheadMs), await browserOf(browser, reader)];
    for (const { page } of [mine, theirs]) {
      await page.goto(`/chat?group=${room}`);
      await canSpeak(page);
    }
    await say(mine.page, 'said too soon');
    await expect(talk(theirs.page).getByText('said too soon')).toBeVisible();
    const row = talk(mine.page).getByRole('article').filter({ hasText: 'said too soon' });
    await row.getByRole('button', { name: /^More about the message of/ }).click();
    await mine.page.getByRole('menuitem', { name: 'Recall' }).click();
    for (const { page, context } of [mine, theirs]) {
      await expect(talk(page).getByText('said too soon')).toHaveCount(0);
      await context.close();
    }
  });

  test(`on a device that is three minutes ${name} the wait before a live session is as long as elsewhere`, async ({
    browser,
  }) => {
    const [teacher, member] = await Promise.all([person('teacher2'), newMember()]);
    const { live_id, start_time_ts } = await liveToCome(teacher);
    const { page, context } = await wrongBrowserOf(browser, member, aheadMs);
    await page.goto(roomPath(live_id));
    // Far less than what the clock is off; the page may be a little behind on a busy machine.
    await expect
      .poll(async () => Math.abs((await leftOf(page)) - (start_time_ts - Date.now())))
      .toBeLessThan(60_000);
    await context.close();
  });
}
