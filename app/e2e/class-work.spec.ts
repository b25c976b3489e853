import { readFile } from 'node:fs/promises';
import { newMember, person, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, faults, talk, test } from './browsing.ts';

test('E10: a teacher sets a form, a member sends it once, the teacher sees it come and takes it as CSV', async ({
  browser,
}) => {
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const { group_id } = await sharedClass(teacher, member);
  const chat = `/chat?group=${group_id}`;
  const first = await browserOf(browser, teacher);
  const second = await browserOf(browser, member);
  const title = 'Which evening suits you?';
  const work = first.page.getByRole('complementary', { name: 'About this class' });
  const entry = work.getByRole('article').filter({ hasText: title });

  await test.step('the teacher writes a form with two questions', async () => {
    const { page } = first;
    await page.goto(`${chat}&side=work`);
    await work.getByRole('button', { name: 'New task' }).click();
    await page.getByRole('menuitem', { name: 'Form' }).click();
    const dialog = page.getByRole('dialog', { name: 'New form' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
    await dialog.getByRole('button', { name: 'Add a question' }).click();
    await dialog.getByRole('textbox', { name: 'Question 1' }).fill('Evening');
    await dialog.getByRole('textbox', { name: 'Choice 1' }).fill('Monday');
    await dialog.getByRole('textbox', { name: 'Choice 2' }).fill('Thursday');
    await dialog.getByRole('button', { name: 'Add a question' }).click();
    const second = dialog.getByRole('listitem').nth(1);
    await second.getByRole('textbox', { name: 'Question 2' }).fill('Why?');
    await second.getByRole('combobox', { name: 'Answer' }).selectOption({ label: 'Short text' });
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(work.getByRole('heading', { name: title })).toBeVisible();
    await expect(entry.getByText(/^0 of \d+ have submitted$/)).toBeVisible();
  });

  await test.step('the member opens it from the talk; what is unanswered is marked', async () => {
    const { page } = second;
    await page.goto(chat);
    await canSpeak(page);
    await talk(page).getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByRole('radio', { name: 'Thursday' }).check();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('Please fill in the content')).toHaveCount(1);
    await expect(dialog.getByRole('textbox', { name: 'Why?' })).toBeFocused();
    expect(await faults(page)).toEqual([]);
  });

  await test.step('a reload takes nothing of what was filled in', async () => {
    const { page } = second;
    await page.reload();
    await talk(page).getByRole('button', { name: title }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('radio', { name: 'Thursday' })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Why?' }).fill('=1+1 free evening');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('Submitted', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(talk(page).getByRole('button', { name: title })).toContainText('Submitted');
  });

  await test.step('the number rises at the teacher’s, who reads the answers and takes them as CSV', async () => {
    const { page } = first;
    await expect(entry.getByText(/^1 of \d+ have submitted$/)).toBeVisible();
    await entry.getByRole('button', { name: 'Results' }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('cell', { name: 'Thursday' })).toBeVisible();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download CSV' }).click();
    const csv = await readFile(await (await saved).path(), 'utf8');
    expect(csv).toMatch(/^\uFEFF"Name","Number","Submitted","Evening","Why\?"\r\n/);
    expect(csv).toContain(`"Thursday","'=1+1 free evening"\r\n`);
  });

  await first.context.close();
  await second.context.close();
});
