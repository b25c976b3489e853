import { newMember, person, sharedClass } from './academy.ts';
import { browserOf, expect, talk, test } from './browsing.ts';

test('E08, V15: staff publish what must be read, a member confirms it, and staff see it without a reload', async ({
  browser,
}) => {
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const group = await sharedClass(teacher, member);
  const staff = await browserOf(browser, teacher);
  const reader = await browserOf(browser, member);
  const chat = `/chat?group=${group.group_id}`;
  const must = 'The final test is on Friday at 20:00.';
  const moved = 'The final test is on Monday at 20:00.';

  await test.step('the member is in the class', async () => {
    await reader.page.goto(chat);
    await expect(reader.page.getByRole('heading', { name: group.name })).toBeVisible();
  });

  const { page } = staff;
  const editor = page.getByRole('dialog', { name: 'Write an announcement' });
  await test.step('V14, M16: nothing written is not published', async () => {
    await page.goto(`${chat}&side=announcements`);
    await page.getByRole('button', { name: 'Write an announcement' }).click();
    await editor.getByRole('button', { name: 'Publish' }).click();
    await expect(editor.getByText('The announcement content cannot be empty')).toBeVisible();
  });

  await test.step('V15: going back with something written asks, and nothing is lost', async () => {
    await editor.getByRole('textbox').fill(`${must}\n- Bring <b>notes</b>`);
    await expect(page).toHaveURL(/notice=write/);
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Leave without publishing?' });
    await question.getByRole('button', { name: 'Go on writing' }).click();
    await expect(question).toBeHidden();
    await expect(editor.getByRole('textbox')).toHaveValue(/Friday/);
  });

  await test.step('publishing asks first', async () => {
    await editor.getByText('Everyone must confirm that they have read it').click();
    await editor.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
    await expect(editor).toBeHidden();
    const panel = page.getByRole('region', { name: 'Announcement', exact: true });
    await expect(panel.getByText(/Read by 0 of/)).toBeVisible();
  });

  await test.step('the member finds it over the talk and in it, reads it, and confirms', async () => {
    const bar = reader.page.getByRole('region', { name: 'Class announcement' });
    await expect(bar.getByText(must)).toBeVisible();
    await talk(reader.page)
      .getByRole('button', { name: /Read the announcement/ })
      .last()
      .click();
    const dialog = reader.page.getByRole('dialog', { name: 'Class announcement' });
    await expect(dialog.getByRole('listitem')).toHaveText('Bring <b>notes</b>');
    await dialog.getByRole('button', { name: 'I have read it' }).click();
    await expect(dialog).toBeHidden();
    await expect(bar.getByText(must)).toBeHidden();
  });

  await test.step('staff see one reader, and who it is', async () => {
    const panel = page.getByRole('region', { name: 'Announcement', exact: true });
    await expect(panel.getByText(/Read by 1 of/)).toBeVisible();
    await panel.getByRole('button', { name: new RegExp(must) }).click();
    const dialog = page.getByRole('dialog', { name: 'Class announcement' });
    await expect(dialog.getByRole('tab', { name: 'Read 1' })).toBeVisible();
    await expect(dialog.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  });

  await test.step('E08: a change asks first, is seen by who reads at once, and must be read anew', async () => {
    await page
      .getByRole('dialog', { name: 'Class announcement' })
      .getByRole('button', { name: 'Edit' })
      .click();
    const change = page.getByRole('dialog', { name: 'Change the announcement' });
    await change.getByRole('textbox').fill(moved);
    await change.getByRole('button', { name: 'Save changes' }).click();
    const question = page.getByRole('alertdialog', { name: 'Change the published announcement?' });
    await expect(question).toContainText('who has read the old ones counts anew');
    await question.getByRole('button', { name: 'Save changes' }).click();
    await expect(change).toBeHidden();
    const bar = reader.page.getByRole('region', { name: 'Class announcement' });
    await expect(bar.getByText(moved)).toBeVisible();
    await expect(talk(reader.page).getByText(must)).toHaveCount(0);
    const panel = page.getByRole('region', { name: 'Announcement', exact: true });
    await expect(panel.getByText(/Read by 0 of/)).toBeVisible();
    await panel.getByRole('button', { name: new RegExp(moved) }).click();
  });

  await test.step('deleted, it is gone from the talk of both', async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(talk(page).getByText(moved)).toHaveCount(0);
    await expect(talk(reader.page).getByText(moved)).toHaveCount(0);
  });
  await staff.context.close();
  await reader.context.close();
});
