import { calls } from '@goldbean/contract';
import { newMember } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

test('S43: one follows a member, who finds a fan and one visit a day, and no visit of who goes unseen', async ({
  browser,
}) => {
  const [guest, host] = await Promise.all([newMember(), newMember()]);
  const came = async () =>
    (await host.call(calls.profile.visitors, {})).list.filter(({ user }) => user.uid === guest.uid).length;
  const first = await browserOf(browser, guest);
  const panel = first.page.getByRole('dialog', { name: 'Profile' });

  await test.step('D91: the panel is over the page, and survives a reload', async () => {
    await first.page.goto(`/hljw/pindaolist?panel=profile&uid=${host.uid}`);
    await panel.getByRole('button', { name: `Follow: ${host.nickname}` }).click();
    await expect(panel.getByRole('button', { name: `Following: ${host.nickname}` })).toBeVisible();
    await first.page.reload();
    await expect(panel.getByRole('button', { name: `Following: ${host.nickname}` })).toBeVisible();
    await expect(panel.getByRole('link', { name: guest.nickname })).toBeVisible();
    expect(await came()).toBe(1);
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(first.page).toHaveURL(/pindaolist$/);
    await expect(first.page.getByRole('heading', { level: 1, name: 'Channels' })).toBeVisible();
  });

  await test.step('the other finds the fan and the visit, and hides how many came', async () => {
    const second = await browserOf(browser, host);
    await second.page.goto('/hljw/homepage');
    await second.page.getByRole('button', { name: `Account of ${host.nickname}` }).click();
    await second.page.getByRole('menuitem', { name: 'My profile' }).click();
    const mine = second.page.getByRole('dialog', { name: 'My profile' });
    await expect(mine.getByRole('link', { name: guest.nickname })).toBeVisible();
    await mine.getByRole('tab', { name: 'Visitors' }).click();
    await expect(mine.getByRole('link', { name: guest.nickname })).toHaveCount(1);
    await mine.getByRole('switch', { name: 'Keep the number of visits to myself' }).click();
    await expect
      .poll(async () => (await guest.call(calls.profile.show, { uid: host.uid })).visitors)
      .toBeNull();
    await second.context.close();
  });
  await first.context.close();
});
