import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { liveOnAir, newMember, person, type AcademyMember } from './academy.ts';
import { browserOf, canSpeak, expect, roomPath, test } from './browsing.ts';

const nameless = 'Anonymous viewer';

test('E29: who hides in ranks is an anonymous viewer to others, and named to who runs the live session', async ({
  browser,
}) => {
  const [a, b, teacher] = await Promise.all([newMember({ beans: 300 }), newMember(), person('teacher')]);
  const name = a.nickname;
  const { live_id } = await liveOnAir(a);
  const { tabs } = await a.call(calls.gifts.list, { live_id });
  const gift = tabs[0]?.list[0];
  if (!gift) throw new Error('there are no gifts');
  const give = (n: number) =>
    a.call(calls.gifts.give, { live_id, gift_id: gift.gift_id, n, request_id: crypto.randomUUID() });
  // More than anybody of the demo gave: they stand among the three above the picture.
  await give(250);

  const first = await browserOf(browser, a);
  const second = await browserOf(browser, b);
  const rankOf = (page: Page) => page.getByRole('region', { name: 'Ranking', exact: true });
  const givers = second.page.getByRole('list', { name: 'Who gave most in this live session' });
  for (const { page } of [first, second]) {
    await page.goto(roomPath(live_id));
    await canSpeak(page);
    await page.getByRole('tab', { name: 'Ranking', exact: true }).click();
    await expect(rankOf(page).getByText(name)).toBeVisible();
  }
  await expect(givers.getByRole('img', { name: new RegExp(name, 'u') })).toBeVisible();

  await test.step('the member hides, and their own row says so', async () => {
    await rankOf(first.page).getByRole('switch', { name: 'Hide me in rankings' }).click();
    const mine = rankOf(first.page).getByRole('listitem').filter({ hasText: name });
    await expect(mine.getByText('Hidden from other viewers')).toBeVisible();
  });

  await test.step('the other sees an anonymous viewer, in the room after the next gift too', async () => {
    await rankOf(second.page).getByRole('tab').last().click();
    await expect(rankOf(second.page).getByRole('listitem').filter({ hasText: nameless })).toHaveCount(1);
    await expect(rankOf(second.page).getByText(name)).toHaveCount(0);
    await give(1);
    await expect(givers.getByRole('img', { name: new RegExp(nameless, 'u') })).toBeVisible();
    await expect(givers.getByRole('img', { name: new RegExp(name, 'u') })).toHaveCount(0);
  });

  await test.step('the server gives the name to who runs the live session alone', async () => {
    const shown = async (who: AcademyMember) =>
      (await who.call(calls.live.rank, { live_id })).list
        .filter(({ hidden }) => hidden)
        .map(({ user }) => [user.uid, user.nickname]);
    expect(await shown(teacher)).toEqual([[a.uid, name]]);
    expect(await shown(b)).toEqual([['', '']]);
  });

  await test.step('after a reload they are hidden still, and may be named again', async () => {
    await first.page.reload();
    await first.page.getByRole('tab', { name: 'Ranking', exact: true }).click();
    const hide = rankOf(first.page).getByRole('switch', { name: 'Hide me in rankings' });
    await expect(hide).toBeChecked();
    await hide.click();
    await expect(hide).not.toBeChecked();
    await rankOf(second.page).getByRole('tab').first().click();
    await expect(rankOf(second.page).getByText(name)).toBeVisible();
  });

  await first.context.close();
  await second.context.close();
});
