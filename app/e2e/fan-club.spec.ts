import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { liveOnAir, person } from './academy.ts';
import { browserOf, canSpeak, consolePath, expect, roomPath, test } from './browsing.ts';

const club = (page: Page) => page.getByRole('dialog', { name: 'Fan club', exact: true });
const bag = (page: Page) => page.getByRole('region', { name: 'Lucky bag', exact: true });
/** What it takes to join the bag: the chip of the club, with whether it is met. */
const asked = (page: Page) => bag(page).getByRole('listitem').filter({ hasText: 'Join the fan club' });

/** Out of the club that lies over the room, and back to the room. */
async function leave(page: Page): Promise<void> {
  await club(page).getByRole('button', { name: 'Leave the club' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave and lose it' }).click();
  await expect(club(page).getByRole('button', { name: 'Join the fan club' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(club(page)).toBeHidden();
}

test('P10, T09: joining the club of a channel opens what is for fans, leaving it locks that again, and no page is loaded anew', async ({
  browser,
}) => {
  const [teacher, joiner, fan] = await Promise.all([person('teacher'), person('member2'), person('jw8801')]);
  const { live_id } = await liveOnAir(joiner);
  const { list } = await joiner.call(calls.groupJoining.find, {});
  const group = list.find(({ kind }) => kind === 'fan');
  if (!group) throw new Error('the demo has a fan group');
  const head = await browserOf(browser, teacher);
  const seat = await browserOf(browser, joiner);
  const room = seat.page;
  const chat = await seat.context.newPage();
  const finder = chat.getByRole('dialog', { name: 'Groups you can join' });
  await Promise.all([head.page.goto(consolePath(live_id)), room.goto(roomPath(live_id)), chat.goto('/chat')]);
  await canSpeak(room);
  const loads: string[] = [];
  for (const page of [room, chat]) page.on('load', () => loads.push(page.url()));

  await test.step('P10: who leads the channel gives a bag for its fans', async () => {
    const form = head.page.getByRole('region', { name: 'Bags and red packets' });
    await form.getByRole('spinbutton', { name: 'Beans for each winner' }).fill('1');
    await form.getByRole('spinbutton', { name: 'Winners' }).fill('1');
    await form.getByRole('checkbox', { name: 'Follow the channel' }).uncheck();
    await form.getByRole('checkbox', { name: 'Join the fan club' }).check();
    await form.getByRole('button', { name: 'Give the bag for 1 bean' }).click();
    await expect(bag(head.page)).toBeVisible();
  });

  await test.step('P10: for a member outside the club it is locked, and so is the fan group', async () => {
    await expect(asked(room)).toContainText('Still to do');
    await chat.getByRole('button', { name: 'Find a group' }).click();
    await finder.getByRole('button', { name: `Join ${group.name}` }).click();
    await expect(finder.getByRole('alert')).toHaveText(/You do not meet group entry requirements/);
  });

  await test.step('T09: joining opens both', async () => {
    // N05: the lock leads to the club.
    await asked(room).getByRole('button', { name: 'Join the fan club' }).click();
    await club(room).getByRole('button', { name: 'Join the fan club' }).click();
    await expect(club(room).getByText('Tasks of today')).toBeVisible();
    await expect(asked(room)).toContainText('Done');
    await finder.getByRole('button', { name: `Join ${group.name}` }).click();
    await finder.getByRole('button', { name: `Open ${group.name}` }).click();
    await canSpeak(chat);
  });

  await test.step('T09: leaving locks both', async () => {
    await leave(room);
    await expect(asked(room)).toContainText('Still to do');
    await expect(chat.getByText('You are not in this class')).toBeVisible();
  });

  expect(loads).toEqual([]);
  // One picture less for two cores.
  await seat.context.close();

  await test.step('T09: the gift of a level is a fan’s until they leave', async () => {
    const { page, context } = await browserOf(browser, fan);
    await page.goto(roomPath(live_id));
    await page.getByRole('tab', { name: 'Fans', exact: true }).click();
    const heart = page
      .getByRole('region', { name: 'Gifts' })
      .getByRole('button')
      .filter({ hasText: 'Heart' });
    await heart.click();
    const send = page.getByRole('button', { name: 'Send for 50 beans' });
    await expect(send).toBeEnabled();
    await page.getByRole('link', { name: /^Fan club of/ }).click();
    await leave(page);
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription('For fans of level 3 and above');
    await context.close();
  });
  await head.context.close();
});
