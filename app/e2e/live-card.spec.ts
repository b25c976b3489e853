import { liveOnAir, newMember, person, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, roomPath, talk, test } from './browsing.ts';

test('E05: a live session is shared from its room to the class, and its card leads back', async ({
  browser,
}) => {
  const [member, classmate] = await Promise.all([newMember({ inClassOf: 'teacher' }), person('member2')]);
  const live = await liveOnAir(member);
  const shared = await sharedClass(member, classmate);
  const first = await browserOf(browser, member);

  await test.step('the member sends the card', async () => {
    await first.page.goto(roomPath(live.live_id));
    await first.page.getByRole('button', { name: 'Share to class groups' }).click();
    const dialog = first.page.getByRole('dialog', { name: 'Share to class groups' });
    await dialog.getByRole('checkbox', { name: shared.name }).check();
    await dialog.getByRole('button', { name: 'Forward', exact: true }).click();
    await expect(first.page.getByText('Forwarded to all')).toBeVisible();
  });

  const second = await browserOf(browser, classmate);
  await test.step('a classmate sees that it is on air, and enters', async () => {
    await second.page.goto(`/chat?group=${shared.group_id}`);
    await canSpeak(second.page);
    const card = talk(second.page).getByRole('button', { name: new RegExp(live.name) });
    await expect(card).toContainText('On air');
    await card.click();
    await expect(second.page).toHaveURL(new RegExp(`live_id=${live.live_id}`));
    await expect(second.page.getByRole('heading', { name: live.name })).toBeVisible();
  });

  await test.step('D39: what came from the phone app is read in the class', async () => {
    await second.page.goto(`/chat?group=${shared.group_id}`);
    await canSpeak(second.page);
    // It was said before everything that other tests said in this class.
    await expect(async () => {
      await talk(second.page).hover();
      await second.page.mouse.wheel(0, -3_000);
      expect(await talk(second.page).getByText('晨光练习册').isVisible()).toBe(true);
    }).toPass();
  });
  await Promise.all([first.context.close(), second.context.close()]);
});
