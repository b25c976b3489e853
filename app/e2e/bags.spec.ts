import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { liveOnAir, newMember, person } from './academy.ts';
import { browserOf, canSpeak, consolePath, expect, roomPath, test } from './browsing.ts';
import { patienceMs } from './patience.ts';

const desk = (page: Page) => page.getByRole('region', { name: 'Bags and red packets' });
const bag = (page: Page) => page.getByRole('region', { name: 'Lucky bag', exact: true });

test('a teacher gives a lucky bag, a red packet and a rain; two members get them, and prove them in the browser', async ({
  browser,
}) => {
  const [a, b, teacher] = await Promise.all([newMember(), newMember(), person('teacher')]);
  const { live_id } = await liveOnAir(a);
  const before = await Promise.all([a.beans(), b.beans(), teacher.beans()]);
  const together = async () => (await a.beans()) + (await b.beans()) + (await teacher.beans());
  const sum = await together();
  const first = await browserOf(browser, a);
  const second = await browserOf(browser, b);
  const console = await browserOf(browser, teacher);
  const members = [first.page, second.page];
  for (const page of members) {
    await page.goto(roomPath(live_id));
    await canSpeak(page);
  }
  await console.page.goto(consolePath(live_id));

  await test.step('C070: the teacher fills a bag, and it stands in both rooms', async () => {
    const form = desk(console.page);
    await form.getByRole('spinbutton', { name: 'Beans for each winner' }).fill('10');
    await form.getByRole('spinbutton', { name: 'Winners' }).fill('1');
    await form.getByRole('combobox', { name: 'Draw in' }).selectOption('30');
    await form.getByRole('checkbox', { name: 'Follow the channel' }).uncheck();
    await form.getByRole('textbox', { name: 'Send this text in the chat' }).fill('steady');
    await form.getByRole('button', { name: 'Give the bag for 10 beans' }).click();
    for (const page of members) await expect(bag(page)).toBeVisible();
    expect(await teacher.beans()).toBe(before[2] - 10);
    await expect(bag(console.page)).toContainText('You gave this bag');
  });

  await test.step('C046: two members join, and say what it asks for', async () => {
    // Both at once: the draw does not wait for them.
    const joins = members.map((page) => bag(page).getByRole('button', { name: 'Send it and join' }).click());
    await Promise.all(joins);
    for (const page of members) {
      await expect(bag(page).getByRole('button', { name: 'You are in' })).toBeVisible();
    }
    await expect(bag(console.page)).toContainText('2 have joined');
  });

  await test.step('T13, N01: both see the draw, and their browsers draw it again', async () => {
    const results = members.map((page) => bag(page).getByText(/You have won!|Not this time/));
    for (const result of results) await expect(result).toBeVisible({ timeout: 2 * patienceMs });
    const said = await Promise.all(results.map((result) => result.textContent()));
    expect(said.filter((words) => words?.includes('You have won!'))).toHaveLength(1);
    for (const page of members) {
      await bag(page).getByRole('button', { name: 'Proof of the draw' }).click();
      const proof = page.getByRole('dialog', { name: 'Fairness proof' });
      await proof.getByRole('button', { name: 'Verify in this browser' }).click();
      await expect(proof.getByText(/it draws these winners/)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await expect(desk(console.page)).toContainText('Drawn');
    expect(await teacher.beans()).toBe(before[2] - 10);
    expect(await together()).toBe(sum);
  });

  await test.step('E04: a red packet lies in both rooms, and one opens it', async () => {
    const form = desk(console.page);
    await form.getByRole('tab', { name: 'Red packet' }).click();
    await form.getByRole('spinbutton', { name: 'Number of packets' }).fill('2');
    await form.getByRole('spinbutton', { name: 'Beans in all' }).fill('20');
    await form.getByRole('button', { name: 'Lay the red packet' }).click();
    const lying = members.map((page) =>
      page.getByRole('button', { name: /^Red packet from .* Open the packet/ }),
    );
    for (const packet of lying) await expect(packet).toBeVisible();
    await lying[0]?.click();
    const dialog = first.page.getByRole('dialog', { name: /^Red packet from/ });
    await dialog.getByRole('button', { name: 'Open the packet' }).click();
    await expect(dialog.getByText('You received')).toBeVisible();
    await dialog.getByRole('button', { name: 'See who received what' }).click();
    await expect(
      first.page.getByRole('list', { name: 'Who received what' }).getByRole('listitem'),
    ).toHaveCount(1);
    await first.page.keyboard.press('Escape');
    await expect(desk(console.page)).toContainText('1 of 2 taken');
  });

  await test.step('E04: two members catch of the rain', async () => {
    const caught = await Promise.all([a.beans(), b.beans()]);
    const form = desk(console.page);
    await form.getByRole('tab', { name: 'Rain' }).click();
    await form.getByRole('spinbutton', { name: 'Beans in all' }).fill('40');
    await form.getByRole('spinbutton', { name: 'Seconds' }).fill('20');
    await form.getByRole('spinbutton', { name: 'Catches for each viewer' }).fill('3');
    await form.getByRole('button', { name: 'Let it rain' }).click();
    for (const page of members) {
      const rain = page.getByRole('region', { name: 'Red packet rain' });
      await expect(rain.getByText('The rain begins in')).toBeVisible();
    }
    await Promise.all(
      members.map(async (page) => {
        const catchOne = page
          .getByRole('region', { name: 'Red packet rain' })
          .getByRole('button', { name: 'Catch one' });
        const over = page.getByText('The rain is over');
        // A catch may be empty: each catches until it is over. A click waits for the one that is there.
        await expect(async () => {
          await catchOne.or(over).first().click();
          expect(await over.isVisible()).toBe(true);
        }).toPass({ timeout: 2 * patienceMs, intervals: [50] });
      }),
    );
    // By their third catch the rain has let out more than both have caught.
    await expect.poll(() => a.beans()).toBeGreaterThan(caught[0]);
    await expect.poll(() => b.beans()).toBeGreaterThan(caught[1]);
  });

  await test.step('late joiners see what lies there', async () => {
    await second.page.reload();
    await expect(second.page.getByRole('button', { name: /Open the packet/ })).toBeVisible();
    const info = await b.call(calls.bags.info, { live_id });
    expect(info).toMatchObject({ joined: true, bag: { state: 'drawn', entries: 2 } });
    await expect(bag(second.page)).toBeVisible();
  });

  for (const { context } of [first, second, console]) await context.close();
});
