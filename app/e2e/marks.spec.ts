import type { Page } from '@playwright/test';
import { newMember, person, sharedClass } from './academy.ts';
import { browserOf, canSpeak, expect, talk, test } from './browsing.ts';

test('E34, E36, P09: pinned for all, deleted for one, hidden from all and shown again', async ({
  browser,
}) => {
  const [teacher, member] = await Promise.all([person('teacher'), newMember({ inClassOf: 'teacher' })]);
  const { room, group_id: group } = await sharedClass(teacher, member);
  const [a, b] = [await browserOf(browser, teacher), await browserOf(browser, member)];
  for (const { page } of [a, b]) {
    await page.goto(`/chat?group=${group}`);
    await canSpeak(page);
  }
  await member.write(room, 'buy this share now');
  await member.write(room, 'bring the annual report');
  for (const { page } of [a, b]) await expect(talk(page).getByText('bring the annual report')).toBeVisible();

  /** Opens the menu of the message and chooses in it. By its words: how many rows are drawn changes while a page loads. */
  const choose = async (page: Page, message: string, item: string) => {
    const row = talk(page).getByRole('article').filter({ hasText: message });
    await row.getByRole('button', { name: /^More about the message of/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const pins = (page: Page) => page.getByRole('region', { name: 'Pinned messages' });

  await test.step('E34: pinned for all by the teacher, seen by the member, after a reload too', async () => {
    await choose(a.page, 'bring the annual report', 'Pin for all');
    await expect(pins(b.page)).toContainText('bring the annual report');
    await b.page.reload();
    await expect(pins(b.page)).toContainText('bring the annual report');
  });

  await test.step('P09: deleted by the member for themselves alone', async () => {
    await canSpeak(b.page);
    await choose(b.page, 'bring the annual report', 'Delete for me');
    await b.page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(talk(b.page).getByText('bring the annual report')).toHaveCount(0);
    await b.page.reload();
    await expect(talk(b.page).getByText('buy this share now')).toBeVisible();
    await expect(talk(b.page).getByText('bring the annual report')).toHaveCount(0);
    await expect(talk(a.page).getByText('bring the annual report')).toBeVisible();
  });

  await test.step('E36: hidden by the teacher, gone for the member, readable for the teacher, and undone', async () => {
    await choose(a.page, 'buy this share now', 'Hide from the class');
    await a.page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('advertising');
    await a.page.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
    await expect(talk(b.page).getByText('The class staff have hidden this message')).toBeVisible();
    await expect(talk(b.page).getByText('buy this share now')).toHaveCount(0);
    await expect(talk(a.page).getByText('Hidden: buy this share now')).toBeVisible();
    await talk(a.page).getByRole('button', { name: 'Show it again' }).click();
    await expect(talk(b.page).getByText('buy this share now')).toBeVisible();
  });
  await a.context.close();
  await b.context.close();
});
