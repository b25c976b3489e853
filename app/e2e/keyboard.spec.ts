import { newMember, person, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, talk, test } from './browsing.ts';

test('S17, E33: a class is read, answered and corrected without a mouse', async ({ browser }) => {
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const { room, group_id: group } = await sharedClass(teacher, member);
  const mine = await member.write(room, 'is the dividend paid in June?');
  // More than the page of messages with which the talk opens.
  for (let line = 1; line <= 34; line += 1) await teacher.write(room, `exercise ${line} of the evening`);
  await teacher.write(room, 'yes, on the ninth', mine.id);

  const { context, page } = await browserOf(browser, member);
  await page.goto(`/chat?group=${group}`);
  await canSpeak(page);
  await expect(talk(page).getByText('yes, on the ninth')).toBeVisible();
  const box = page.getByRole('textbox', { name: 'Your message' });
  const row = (words: RegExp) => talk(page).getByRole('article', { name: words });
  const press = (...keys: readonly string[]) =>
    keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

  await test.step('Tab comes to the conversations, Enter opens the class, and the composer takes words', async () => {
    const open = page.getByRole('navigation', { name: 'Conversations' }).locator('[aria-current]');
    for (let stop = 0; stop < 60; stop += 1) {
      await press('Tab');
      if (await open.evaluate((one) => one === document.activeElement)) break;
    }
    await expect(open).toBeFocused();
    await press('Enter');
    for (let stop = 0; stop < 40; stop += 1) {
      await press('Tab');
      if (await box.evaluate((one) => one === document.activeElement)) break;
    }
    await expect(box).toBeFocused();
  });

  await test.step('arrow up goes to the last message, and on to the one before', async () => {
    await press('ArrowUp');
    await expect(row(/yes, on the ninth$/)).toBeFocused();
    await press('ArrowUp', 'ArrowUp');
    await expect(row(/exercise 33 of the evening$/)).toBeFocused();
  });

  await test.step('R answers it', async () => {
    await press('r');
    await expect(box).toBeFocused();
    await expect(page.getByText(/^Reply to .*: exercise 33 of the evening$/)).toBeVisible();
    await page.keyboard.type('I have 12 for that one');
    await press('Enter');
    await expect(row(/I have 12 for that one$/)).toBeVisible();
  });

  await test.step('M34: its quote leads to what it answers, also to what was not loaded', async () => {
    await press('ArrowUp');
    await expect(row(/I have 12 for that one$/)).toBeFocused();
    await press('ArrowUp');
    const answer = row(/yes, on the ninth$/);
    await expect(answer).toBeFocused();
    await expect(talk(page).getByText('is the dividend paid in June?', { exact: true })).toHaveCount(0);
    const quote = answer.getByRole('button', { name: /is the dividend paid in June\?/ });
    for (
      let stop = 0;
      stop < 6 && !(await quote.evaluate((one) => one === document.activeElement));
      stop += 1
    )
      await press('Tab');
    await press('Enter');
    await expect(row(/: is the dividend paid in June\?$/)).toBeFocused();
    await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
    await press('End');
    await expect(row(/I have 12 for that one$/)).toBeFocused();
  });

  await test.step('E33: the own message is recalled by its menu, and edited again', async () => {
    await press('Shift+F10');
    await expect(page.getByRole('menuitem', { name: 'Recall' })).toBeVisible();
    await press('ArrowDown', 'Enter');
    const gone = talk(page).locator('[data-message]').filter({ hasText: 'You recalled a message' }).last();
    await expect(gone).toBeVisible();
    await press('End');
    await expect(gone).toBeFocused();
    await press('e');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('I have 12 for that one');
    await page.keyboard.type(' and a half');
    await press('Enter');
    await expect(row(/I have 12 for that one and a half$/)).toBeVisible();
  });

  await test.step('Escape takes the focus from the messages to the composer', async () => {
    await press('ArrowUp', 'ArrowUp', 'Escape');
    await expect(box).toBeFocused();
  });
  await context.close();
});
