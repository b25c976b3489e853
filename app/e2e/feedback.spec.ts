import { newMember, person } from './academy.ts';
import { browserOf, expect, test } from './browsing.ts';

/* S46: a member tells the people behind the product something, with a picture; the product head answers. */

/** The smallest picture that the server takes: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('S46, V23: feedback with a picture, from the account menu to the desk and back', async ({ browser }) => {
  const [seat, desk] = [
    await browserOf(browser, await newMember()),
    await browserOf(browser, await person('producthead')),
  ];
  const words = `The chat jumps when a picture loads, ${Date.now()}`;
  const said = `Mended with the next version, ${Date.now()}`;

  await desk.page.goto('/staff/desk');
  await desk.page.getByRole('link', { name: 'Feedback' }).click();
  await expect(desk.page.getByRole('tab', { name: 'Open' })).toBeVisible();

  const panel = seat.page.getByRole('dialog', { name: 'Feedback' });
  await test.step('V23: without text nothing is sent', async () => {
    const { page } = seat;
    await page.goto('/hljw/homepage');
    await page.getByRole('button', { name: /Account of .+/ }).click();
    await page.getByRole('menuitem', { name: 'Feedback' }).click();
    await expect(panel.getByRole('button', { name: 'Send feedback' })).toBeDisabled();
  });

  await test.step('with text and a picture it arrives', async () => {
    await panel.getByRole('textbox', { name: 'What happened' }).fill(words);
    await panel
      .locator('input[type=file]')
      .setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: pixel });
    await panel.getByRole('button', { name: 'Send feedback' }).click();
    await expect(panel.getByText('Thank you, it has arrived')).toBeVisible();
    await panel.getByRole('tab', { name: 'My feedback' }).click();
    await expect(panel.getByRole('article').filter({ hasText: words })).toContainText(
      'Waiting for an answer',
    );
  });

  await test.step('the product head sees it come, with its picture, and answers', async () => {
    const row = desk.page.getByRole('article').filter({ hasText: words });
    await expect(row).toBeVisible();
    const picture = row.getByRole('img', { name: 'Picture 1' });
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
    await row.getByRole('button', { name: 'Answer', exact: true }).click();
    const dialog = desk.page.getByRole('dialog', { name: /^Answer / });
    await dialog.getByRole('textbox').fill(said);
    await dialog.getByRole('button', { name: 'Send the answer' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('the member sees the answer without a reload', async () => {
    await expect(panel.getByRole('article').filter({ hasText: words })).toContainText(said);
  });
  for (const { context } of [seat, desk]) await context.close();
});
