import { newMember, person, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, talk, test } from './browsing.ts';

test('E38: what was said is found by word, kind, person and day, and gone to', async ({ browser }) => {
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const { room, group_id: group } = await sharedClass(teacher, member);
  await member.write(room, 'where do I find the quarterly ledger?');
  await teacher.write(room, 'the quarterly ledger is in the class files');
  // More than the page of messages with which the talk opens.
  for (let line = 1; line <= 34; line += 1) await teacher.write(room, `note ${line} on the balance sheet`);

  const { context, page } = await browserOf(browser, member);
  await page.goto(`/chat?group=${group}`);
  await canSpeak(page);
  await expect(talk(page).getByText('note 34 on the balance sheet')).toBeVisible();
  await page.keyboard.press('Control+k');
  const panel = page.getByRole('region', { name: 'Chat history' });
  const words = panel.getByRole('searchbox', { name: 'Search the chat' });
  await expect(words).toBeFocused();

  await test.step('by word', async () => {
    await page.keyboard.type('quarterly ledger');
    await expect(panel.getByText('2 messages')).toBeVisible();
    await expect(panel.getByRole('button', { name: /where do I find/ })).toBeVisible();
  });

  await test.step('by person', async () => {
    await panel
      .getByRole('button', { name: /^Only from/ })
      .first()
      .click();
    await expect(panel.getByText('1 message', { exact: true })).toBeVisible();
    await expect(panel.getByRole('button', { name: /is in the class files/ })).toBeVisible();
    await panel.getByRole('button', { name: 'Everybody' }).click();
    await expect(panel.getByText('2 messages')).toBeVisible();
  });

  await test.step('by kind', async () => {
    await panel.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Pictures' });
    await expect(panel.getByText('Nothing found')).toBeVisible();
    await panel.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Text' });
    await expect(panel.getByText('2 messages')).toBeVisible();
  });

  await test.step('by day', async () => {
    const day = panel.getByRole('combobox', { name: 'Day' });
    const choose = async (...keys: readonly string[]) => {
      await day.click();
      await expect(page.getByRole('grid').locator('button:focus')).toBeVisible();
      for (const key of keys) await page.keyboard.press(key);
      await expect(page.getByRole('grid')).toBeHidden();
    };
    await choose('Enter');
    await expect(panel.getByText('2 messages')).toBeVisible();
    await choose('ArrowLeft', 'Enter');
    await expect(panel.getByText('Nothing found')).toBeVisible();
    await day.click();
    await page.getByRole('button', { name: 'Any day' }).click();
    await expect(panel.getByText('2 messages')).toBeVisible();
  });

  await test.step('the message is gone to, and the newest is one press away', async () => {
    await panel.getByRole('button', { name: /where do I find/ }).click();
    await expect(
      talk(page).getByRole('article', { name: /: where do I find the quarterly ledger\?$/ }),
    ).toBeFocused();
    await expect(talk(page).getByText('note 34 on the balance sheet')).toHaveCount(0);
    await page.getByRole('button', { name: 'Jump to latest' }).click();
    await expect(talk(page).getByText('note 34 on the balance sheet')).toBeVisible();
  });
  await context.close();
});
