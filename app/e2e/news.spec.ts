import { calls } from '@goldbean/contract';
import { newMember, person } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

test('S05: a news item is published, waits behind a bar, is read on every device, corrected and taken back', async ({
  browser,
}) => {
  const [reader, admin] = await Promise.all([newMember(), person('admin')]);
  const [b, desk] = await Promise.all([browserOf(browser, reader), browserOf(browser, admin)]);
  const words = `The morning session opens at half past nine ${Date.now().toString(36)}`;
  const corrected = `${words}, local time`;
  const item = (page: typeof b.page) => page.getByRole('article').filter({ hasText: words });
  for (const { page } of [b, desk]) {
    await page.goto('/hljw/dailynews');
    await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  }

  await test.step('the contract’s rules speak before anything is sent; then it is published', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: 'Publish news' }).click();
    const dialog = page.getByRole('dialog', { name: 'Publish news' });
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByText('Write what happened', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'What happened' }).fill(words);
    await dialog.getByRole('textbox', { name: 'Who reports it' }).fill('Goldbean');
    await dialog.getByRole('switch', { name: 'Important' }).click();
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('nothing moves under the reader, who sees it when they want to, as new and important', async () => {
    const { page } = b;
    const bar = page.getByRole('button', { name: '1 new item' });
    await expect(bar).toBeVisible();
    await expect(item(page)).toHaveCount(0);
    await bar.click();
    await expect(item(page)).toBeVisible();
    await expect(item(page).getByText('Important')).toBeVisible();
    await page.getByRole('switch', { name: 'Only important news' }).click();
    await expect(page).toHaveURL(/only=important/);
    await expect(item(page)).toBeVisible();
    // The place up to which I have read is of my account, not of this device.
    const isReadToTheEnd = async () => {
      const { list, read } = await reader.call(calls.news.list, {});
      return read?.id === list[0]?.id;
    };
    await expect.poll(isReadToTheEnd).toBe(true);
  });

  await test.step('a correction changes where it stands, and what is taken back goes', async () => {
    const { page } = desk;
    await page.getByRole('button', { name: '1 new item' }).click();
    await item(page).getByRole('button', { name: 'Correct' }).click();
    const dialog = page.getByRole('dialog', { name: 'Correct news' });
    await dialog.getByRole('textbox', { name: 'What happened' }).fill(corrected);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(item(b.page)).toContainText(corrected);
    await item(page).getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(item(page)).toHaveCount(0);
    await expect(item(b.page)).toHaveCount(0);
  });
  for (const { context } of [b, desk]) await context.close();
});
