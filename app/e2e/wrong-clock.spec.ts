import { calls } from '@goldbean/contract';
import { newMember } from './academy.ts';
import { browserOf, canSpeak, expect, say, talk, test } from './browsing.ts';

test('D36: on a device that is three minutes ahead a message can be taken back as long as elsewhere', async ({
  browser,
}) => {
  const [writer, reader] = await Promise.all([newMember(), newMember()]);
  const { room } = await writer.call(calls.direct.open, { uid: reader.uid });
  const [mine, theirs] = [await browserOf(browser, writer), await browserOf(browser, reader)];
  await mine.context.addInitScript((aheadMs) => {
    const RealDate = Date;
    globalThis.Date = new Proxy(RealDate, {
      get: (target, key): unknown =>
        key === 'now' ? () => RealDate.now() + aheadMs : Reflect.get(target, key),
      construct: (target, given: readonly unknown[], made) =>
        Reflect.construct(target, given.length === 0 ? [RealDate.now() + aheadMs] : given, made) as Date,
    });
  }, 180_000);
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
