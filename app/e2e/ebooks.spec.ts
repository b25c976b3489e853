import { readFile } from 'node:fs/promises';
import { calls } from '@goldbean/contract';
import type { Browser, Page } from '@playwright/test';
import { baseUrl, newMember, person, type OwnMember } from './academy.ts';
import { browserOf, expect, faults, signIn, test } from './browsing.ts';

const book = (name: string) =>
  readFile(new URL(`../../server/seeds/content/ebooks/${name}`, import.meta.url));

/** Another device, on which a member signs in by the login page. */
async function signedIn(browser: Browser, member: OwnMember): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseUrl(), locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/login');
  await signIn(page, member);
  await expect(page).toHaveURL(/\/hljw\/homepage/);
  return page;
}
const place = (page: Page, n: number) => page.getByRole('region', { name: `Page ${n} of 8` });

test('S07: a book is opened, turned, marked and searched; signed in elsewhere, it opens at that page with the marks', async ({
  browser,
}) => {
  const reader = await newMember();
  const { list } = await reader.call(calls.ebooks.list, { q: 'Cash Flow' });
  const id = list[0]?.id ?? '';
  const kept = async () => (await reader.call(calls.ebooks.detail, { id })).my;
  const first = await signedIn(browser, reader);

  await test.step('from the library to the first page, whose words are there', async () => {
    await first.goto('/hljw/EBookList');
    await expect(first.getByRole('heading', { level: 1, name: 'E-books' })).toBeVisible();
    await expect(first.getByRole('link', { name: '等得起的投资者' })).toBeVisible();
    expect(await faults(first)).toEqual([]);
    await first.getByRole('searchbox', { name: 'Search books' }).fill('cash');
    await first.getByRole('searchbox', { name: 'Search books' }).press('Enter');
    await expect(first).toHaveURL(/q=cash/);
    await first.getByRole('link', { name: 'Cash Flow in an Hour' }).click();
    await expect(place(first, 1).getByText('Goldbean Academy')).toBeVisible();
  });

  await test.step('by key and by chapter; the page is kept', async () => {
    await place(first, 1).focus();
    await first.keyboard.press('ArrowRight');
    await expect(place(first, 2).getByText(/still run out of/)).toBeVisible();
    await first.getByRole('button', { name: 'Contents' }).click();
    await first.getByRole('button', { name: /Line two: investment/ }).click();
    await expect(place(first, 5)).toBeVisible();
    await expect.poll(async () => (await kept()).page).toBe(5);
    expect(await faults(first)).toEqual([]);
  });

  await test.step('a bookmark with a note, and words that are found in the book', async () => {
    await first.getByRole('button', { name: 'Bookmark this page' }).click();
    await first.getByRole('button', { name: 'Bookmarks' }).click();
    await first.getByRole('button', { name: 'Write a note at page 5' }).click();
    await first.getByRole('textbox', { name: 'Note at page 5' }).fill('Free cash flow');
    await first.keyboard.press('Enter');
    await expect.poll(async () => (await kept()).bookmarks).toEqual([{ page: 5, note: 'Free cash flow' }]);
    await first.getByRole('button', { name: 'Search in this book' }).click();
    await first.getByRole('searchbox', { name: 'Search in this book' }).fill('receivables');
    const found = first.getByRole('navigation', { name: 'Search in this book' });
    await expect(found.getByText('2 places')).toBeVisible();
    await found
      .getByRole('button', { name: /receivables/ })
      .last()
      .click();
    await expect(place(first, 7)).toBeVisible();
    await expect.poll(async () => (await kept()).page).toBe(7);
  });

  await test.step('signed out here and in elsewhere, in the static zone: the same page, the same mark', async () => {
    await first.goto('/logout');
    await first.context().close();
    const second = await signedIn(browser, reader);
    await second.goto('/staticArea/staticEbookList');
    await expect(second.getByText('Page 7 of 8')).toBeVisible();
    await second.getByRole('link', { name: 'Cash Flow in an Hour' }).click();
    await expect(second).toHaveURL(/staticEbookList\?book=/);
    await expect(place(second, 7).getByText(/Does cash follow profit/)).toBeVisible();
    await second.getByRole('button', { name: 'Bookmarks' }).click();
    await second.getByRole('button', { name: /Free cash flow/ }).click();
    await expect(place(second, 5)).toBeVisible();
    await second.getByRole('button', { name: 'Bookmark this page' }).click();
    await expect.poll(async () => (await kept()).bookmarks).toEqual([]);
    await second.context().close();
  });
});

test('S07: an administrator puts a book out; what is no PDF is refused, and a book that is taken back opens no more', async ({
  browser,
}) => {
  const [admin, reader] = await Promise.all([person('admin'), newMember()]);
  const [{ page: desk, context: one }, { page: theirs, context: two }] = await Promise.all([
    browserOf(browser, admin),
    browserOf(browser, reader),
  ]);
  const title = `First notebook ${Date.now().toString(36)}`;
  await desk.goto('/hljw/EBookList');
  await desk.getByRole('button', { name: 'Put a book out' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Put a book out' });

  await test.step('the rules speak; a zip that is called a book is refused by its content', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Choose the book, a PDF')).toBeVisible();
    await dialog.getByRole('textbox', { name: /^Title/ }).fill(title);
    await dialog.getByRole('textbox', { name: /^Who wrote it/ }).fill('Goldbean');
    await dialog.getByRole('textbox', { name: /^What it is about/ }).fill('For beginners');
    const files = dialog.locator('input[type=file]').first();
    await files.setInputFiles({ name: 'book.pdf', mimeType: 'application/pdf', buffer: Buffer.from('PK') });
    await expect(dialog.getByText('A book is a PDF')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove book.pdf' }).click();
    await files.setInputFiles({
      name: 'book.pdf',
      mimeType: 'application/pdf',
      buffer: await book('first-notebook.pdf'),
    });
    await expect(dialog.getByText('Uploaded')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('members read it, until it is taken back', async () => {
    await theirs.goto('/hljw/EBookList');
    await theirs.getByRole('link', { name: title }).click();
    await expect(theirs.getByRole('region', { name: 'Page 1 of 7' })).toContainText('Học viện Goldbean');
    await desk.getByRole('button', { name: `Take back: ${title}` }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(desk.getByRole('link', { name: title })).toHaveCount(0);
    await theirs.reload();
    await expect(theirs.getByText('This book does not exist, or not any more')).toBeVisible();
  });
  for (const context of [one, two]) await context.close();
});
