import { calls } from '@goldbean/contract';
import { person, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, talk, test } from './browsing.ts';

test('E10, E11, E36: a sign-in is counted at once, work with a file is marked, a favourite is found again', async ({
  browser,
}) => {
  const [teacher, member] = await Promise.all([person('teacher'), person('member')]);
  const { group_id, room } = await sharedClass(teacher, member);
  const [first, second] = [await browserOf(browser, teacher), await browserOf(browser, member)];
  const give = (kind: 'sign_in' | 'assignment', title: string) =>
    teacher.call(calls.tasks.save, { group_id, kind, title, request_id: crypto.randomUUID() });
  await first.page.goto(`/chat?group=${group_id}&side=work`);
  await second.page.goto(`/chat?group=${group_id}`);
  for (const { page } of [first, second]) await canSpeak(page);

  await test.step('E11: the number rises at the teacher’s as the member signs in', async () => {
    await give('sign_in', 'Evening class');
    const { page } = second;
    await talk(page).getByRole('button', { name: 'Evening class' }).click();
    const dialog = page.getByRole('dialog', { name: 'Class sign-in' });
    await dialog.getByRole('button', { name: 'Sign in today' }).click();
    await expect(dialog.getByText('Signed in today')).toBeVisible();
    await expect(talk(first.page).getByText('1 classmate has signed in')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('E10: the member hands in words and a file', async () => {
    await give('assignment', 'Read a report');
    const { page } = second;
    await talk(page).getByRole('button', { name: 'Read a report' }).click();
    const dialog = page.getByRole('dialog', { name: 'Read a report' });
    await dialog.getByRole('textbox', { name: 'Your work' }).fill('Cash grew faster than profit.');
    const buffer = Buffer.from('%PDF-1.7 three things');
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'three-things.pdf', mimeType: 'application/pdf', buffer });
    await expect(dialog.getByText('three-things.pdf', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog.getByText('Submitted', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('E10: the teacher reads it and marks it, and the member sees the mark', async () => {
    const { page } = first;
    const work = page.getByRole('complementary', { name: 'About this class' });
    const entry = work.getByRole('article').filter({ hasText: 'Read a report' });
    await entry.getByRole('button', { name: 'Results' }).click();
    const dialog = page.getByRole('dialog', { name: 'Read a report' });
    await expect(dialog.getByText('three-things.pdf').first()).toBeVisible();
    await dialog.getByRole('spinbutton', { name: 'Points of 100' }).fill('88');
    await dialog.getByRole('textbox', { name: 'Comment' }).fill('Clear and short');
    await dialog.getByRole('textbox', { name: 'Comment' }).press('Tab');
    await dialog.getByRole('button', { name: 'Save mark' }).click();
    await expect
      .poll(async () => {
        const { list } = await member.call(calls.tasks.list, { group_id });
        return list.find(({ task }) => task.title === 'Read a report')?.my?.points;
      })
      .toBe(88);
    await second.page.reload();
    await talk(second.page).getByRole('button', { name: 'Read a report' }).click();
    const mine = second.page.getByRole('dialog', { name: 'Read a report' });
    await expect(mine.getByText('88 of 100 points')).toBeVisible();
    await expect(mine.getByText('Clear and short')).toBeVisible();
    await second.page.keyboard.press('Escape');
  });

  await test.step('E36: a favourite stands in the list after a reload, and is taken out of it', async () => {
    const { page } = second;
    await teacher.write(room, 'read the notes first');
    const row = talk(page).getByRole('article').filter({ hasText: 'read the notes first' });
    await row.getByRole('button', { name: /^More about the message of/ }).click();
    await page.getByRole('menuitem', { name: 'Add to favourites' }).click();
    await page.goto(`/chat?group=${group_id}&side=favourites`);
    const list = page.getByRole('region', { name: 'Favourites' });
    await expect(list.getByText('read the notes first')).toBeVisible();
    await list.getByRole('button', { name: /^Remove the message of/ }).click();
    await expect(list.getByText('read the notes first')).toHaveCount(0);
  });

  await first.context.close();
  await second.context.close();
});
