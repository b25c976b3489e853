import { calls } from '@goldbean/contract';
import { liveOnAir, newMember, person } from './academy.ts';
import { browserOf, canSpeak, expect, pictureMoves, roomPath, say, talk, test } from './browsing.ts';

test('two members talk, let a comment fly and give a gift; the beans move by exactly the price', async ({
  browser,
}) => {
  const [a, b, teacher] = await Promise.all([newMember({ beans: 60 }), newMember(), person('teacher')]);
  const live = await liveOnAir(a);
  const { channel_id } = live.channel;
  const income = async () => (await teacher.call(calls.wallet.channelIncome, { channel_id })).beans;
  const [beansBefore, incomeBefore] = [await a.beans(), await income()];

  const first = await browserOf(browser, a);
  const second = await browserOf(browser, b);
  for (const { page } of [first, second]) {
    await page.goto(roomPath(live.live_id));
    await pictureMoves(page);
    await canSpeak(page);
  }

  await test.step('chat goes both ways', async () => {
    await say(first.page, 'from the first member');
    await expect(talk(second.page).getByText('from the first member')).toBeVisible();
    await say(second.page, 'from the second member');
    await expect(talk(first.page).getByText('from the second member')).toBeVisible();
    await expect(talk(first.page).getByText('from the first member')).toHaveCount(1);
  });

  await test.step('a comment flies over both pictures', async () => {
    const box = first.page.getByRole('textbox', { name: 'Your comment over the picture' });
    await box.fill('look at the volume');
    // Shown for seconds only, so both pages are watched from before it is sent.
    const flights = [first, second].map(({ page }) =>
      expect(page.locator('[data-flying]', { hasText: 'look at the volume' })).toBeVisible(),
    );
    await box.press('Enter');
    await Promise.all(flights);
    await expect(box).toHaveValue('');
    await expect.poll(a.beans).toBe(beansBefore - 1);
  });

  const { tabs } = await a.call(calls.gifts.list, { live_id: live.live_id });
  const gift = tabs[0]?.list[0];
  if (!gift) throw new Error('there are no gifts');

  const wishes = [first, second].map(({ page }) =>
    page.getByRole('region', { name: 'Wishes of the live session' }),
  );
  const { id: wishId } = await teacher.call(calls.liveWishes.save, {
    live_id: live.live_id,
    gift_id: gift.gift_id,
    target: 2,
  });
  await test.step('D18: what the teacher hopes for stands in the room', async () => {
    for (const wish of wishes) await expect(wish).toContainText('0 of 2');
  });

  await test.step('a gift shows on both pictures', async () => {
    const panel = first.page.getByRole('region', { name: 'Gifts' });
    await panel
      .getByRole('button', { pressed: false })
      .filter({ hasText: String(gift.price) })
      .first()
      .click();
    const showings = [first, second].map(({ page }) =>
      expect(page.getByLabel('Gifts given just now')).toContainText(a.nickname),
    );
    await panel.getByRole('button', { name: /^Send/ }).click();
    await Promise.all(showings);
  });

  await test.step('D18: it counts in both rooms', async () => {
    for (const wish of wishes) await expect(wish).toContainText('1 of 2');
    await teacher.call(calls.liveWishes.remove, { id: wishId });
    for (const wish of wishes) await expect(wish).toHaveCount(0);
  });

  await test.step('the account, the statement and the channel agree', async () => {
    const paid = 1 + gift.price;
    await expect.poll(a.beans).toBe(beansBefore - paid);
    await expect.poll(income).toBe(incomeBefore + paid);
    const left = new Intl.NumberFormat('en').format(beansBefore - paid);
    await expect(first.page.getByRole('link', { name: `${left} gold beans, open my account` })).toBeVisible();
    const { list } = await a.call(calls.wallet.statement, { page: 1 });
    expect(list.slice(0, 2).map(({ kind, amount }) => [kind, amount])).toEqual([
      ['gift', -gift.price],
      ['barrage', -1],
    ]);
    expect(list[0]?.left).toBe(beansBefore - paid);
    await first.page.goto('/user/myGold');
    await expect(first.page.getByRole('row').filter({ hasText: left }).first()).toBeVisible();
  });

  await first.context.close();
  await second.context.close();
});
