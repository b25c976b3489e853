import { readFile } from 'node:fs/promises';
import { calls } from '@goldbean/contract';
import type { Page } from '@playwright/test';
import { workbookOf } from '../src/features/people/documents/engines/workbook.fixtures.ts';
import { baseUrl, newMember, sharedClass, type AcademyMember } from './academy.ts';
import { browserOf, canSpeak, expect, faults, talk, test } from './browsing.ts';

const sample = (name: string) => readFile(new URL(`../src/stories/samples/${name}`, import.meta.url));

/** Sends a file in the talk that is open, and waits until it has arrived. */
async function send(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('form input[type=file]').setInputFiles({ name, mimeType: '', buffer });
  await expect(preview(page, name)).toBeVisible();
}

const preview = (page: Page, name: string) =>
  talk(page)
    .getByRole('link', { name: `Preview ${name}` })
    .last();

const pageNumber = (page: Page) => page.getByRole('textbox', { name: 'Page', exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search in the document' });
const watermark = (page: Page) => page.locator('[data-watermark]');

/** Requests of the page to other hosts than ours, and what its policy refused. */
function watchPolicy(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.push(message.text());
  });
  page.on('pageerror', (error) => seen.push(String(error)));
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(baseUrl())) seen.push(request.url());
  });
  return seen;
}

/** An upload beside the browser. */
async function upload(
  who: AcademyMember,
  scene: 'chat' | 'work',
  name: string,
  content: Buffer,
): Promise<string> {
  const form = new FormData();
  form.set('token', who.token);
  form.set('scene', scene);
  form.set('file', new Blob([new Uint8Array(content)]), name);
  const answer = await fetch(`${baseUrl()}/file/v2/upload`, {
    method: 'POST',
    headers: { client: 'pc' },
    body: form,
  });
  return calls.files.upload.output.parse(((await answer.json()) as { data: unknown }).data).file_id;
}

test('S26, E37: a pdf and a docx of the class are read, searched and found again where they were left', async ({
  browser,
}) => {
  const [a, b] = await Promise.all([
    newMember({ inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const [{ page: mine, context: one }, { page: theirs, context: two }] = await Promise.all([
    browserOf(browser, a),
    browserOf(browser, b),
  ]);
  const group = await sharedClass(a, b);
  const chat = `/chat?group=${group.group_id}`;
  await Promise.all([mine.goto(chat), theirs.goto(chat)]);
  await Promise.all([canSpeak(mine), canSpeak(theirs)]);
  await send(mine, 'lesson-s26.pdf', await sample('lesson.pdf'));
  await send(mine, 'lesson-s26.docx', await sample('lesson.docx'));
  const seen = watchPolicy(theirs);
  const { jwcode, nickname } = await b.call(calls.identity.memberInfo, {});

  await test.step('the classmate opens the pdf: pages, words and the watermark', async () => {
    await preview(theirs, 'lesson-s26.pdf').click();
    await expect(theirs.getByRole('heading', { name: 'lesson-s26.pdf' })).toBeVisible();
    await expect(theirs.getByText('Reading a cash-flow statement, page 1')).toBeVisible();
    await expect(watermark(theirs)).toContainText(`${nickname} ${jwcode}`);
    // More than one colour: the page is drawn, and not only its words.
    await expect
      .poll(() =>
        theirs
          .locator('canvas')
          .first()
          .evaluate((canvas) => {
            const { width, height } = canvas as HTMLCanvasElement;
            const pixels = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height);
            return new Set(new Uint32Array(pixels?.data.buffer ?? new ArrayBuffer(0))).size;
          }),
      )
      .toBeGreaterThan(1);
    expect(await faults(theirs)).toEqual([]);
  });

  await test.step('it zooms, turns the page, and finds a word on another one', async () => {
    const width = () =>
      theirs.getByRole('group', { name: 'Page 1', exact: true }).evaluate((el) => el.clientWidth);
    const fit = await width();
    await theirs.keyboard.press('-');
    await expect.poll(width).toBeLessThan(fit);
    await theirs.getByRole('button', { name: 'Fit to width' }).click();
    await expect.poll(width).toBe(fit);
    await theirs.keyboard.press('PageDown');
    await expect(pageNumber(theirs)).toHaveValue('2');
    await theirs.keyboard.press('Control+f');
    await expect(search(theirs)).toBeFocused();
    await theirs.keyboard.type('borrowed');
    await expect(theirs.getByText('1 of 1')).toBeVisible();
    await expect(pageNumber(theirs)).toHaveValue('3');
    await theirs.keyboard.press('Escape');
    await expect(search(theirs)).toHaveValue('');
  });

  await test.step('it is saved as it was sent', async () => {
    const saved = theirs.waitForEvent('download');
    await theirs.getByRole('button', { name: 'Download' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe('lesson-s26.pdf');
    expect(await readFile(await download.path())).toEqual(await sample('lesson.pdf'));
  });

  await test.step('back in the talk, and again in the document: it opens where it was left', async () => {
    await theirs.getByRole('button', { name: 'Back' }).click();
    await preview(theirs, 'lesson-s26.pdf').click();
    await expect(pageNumber(theirs)).toHaveValue('3');
    await expect(theirs.getByText('Reading a cash-flow statement, page 3')).toBeVisible();
    await theirs.getByRole('button', { name: 'Back' }).click();
  });

  await test.step('the docx, from the files of the class', async () => {
    await theirs.goto(`${chat}&side=files`);
    const files = theirs.getByRole('region', { name: 'Class files' });
    await files.getByRole('button', { name: /^Files/ }).click();
    await files.getByRole('searchbox').fill('s26.docx');
    await expect(files.getByRole('link', { name: /^lesson-s26.pdf/ })).toHaveCount(0);
    await files
      .getByRole('link', { name: /^lesson-s26.docx/ })
      .first()
      .click();
    await expect(theirs.getByText('What the statement says')).toBeVisible();
    await expect(theirs.getByText('What the statement says')).toHaveCSS('color', 'rgb(196, 85, 10)');
    await expect(watermark(theirs)).toContainText(jwcode);
    await theirs.getByRole('button', { name: 'Next page' }).click();
    await expect(pageNumber(theirs)).toHaveValue('2');
    await search(theirs).fill('working capital');
    await expect(theirs.getByText('1 of 1')).toBeVisible();
    await expect(pageNumber(theirs)).toHaveValue('3');
    await theirs.reload();
    await expect(pageNumber(theirs)).toHaveValue('3');
  });
  // D86, and the policy of the page: nothing was refused, nothing asked elsewhere.
  expect(seen).toEqual([]);
  await Promise.all([one.close(), two.close()]);
});

test('S26: what cannot be shown says why, and a document runs and loads nothing', async ({ browser }) => {
  const [a, b] = await Promise.all([
    newMember({ inClassOf: 'teacher' }),
    newMember({ inClassOf: 'teacher' }),
  ]);
  const { page, context } = await browserOf(browser, a);
  await page.goto(`/chat?group=${(await sharedClass(a, b)).group_id}`);
  await canSpeak(page);

  await test.step('a broken pdf', async () => {
    await send(page, 'broken-s26.pdf', Buffer.from('%PDF-1.7 and nothing more'));
    await preview(page, 'broken-s26.pdf').click();
    await expect(page.getByRole('alert')).toContainText('The file is damaged');
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  await test.step('one that does not exist, and one of somebody else', async () => {
    await page.goto('/hljw/pdfView?file=404');
    await expect(page.getByRole('alert')).toContainText('It was recalled or deleted.');
    const theirs = await upload(b, 'chat', 'own-s26.pdf', await sample('lesson.pdf'));
    await page.goto(`/hljw/pdfView?file=${theirs}`);
    await expect(page.getByRole('alert')).toContainText('It is for the members of another class.');
  });

  await test.step('a hostile docx', async () => {
    const seen = watchPolicy(page);
    const fileId = await upload(a, 'chat', 'hostile-s26.docx', await sample('hostile.docx'));
    await page.goto(`/hljw/docxView?file=${fileId}`);
    await expect(page.getByText('Nothing of this runs.')).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    expect(seen).toEqual([]);
  });
  await context.close();
});

test('S26, D31: a workbook of an assignment is read as a table; a chat takes none', async ({ browser }) => {
  const a = await newMember();
  const { page, context } = await browserOf(browser, a);
  const seen = watchPolicy(page);
  const fileId = await upload(a, 'work', 'marks-s26.xlsx', await sample('marks.xlsx'));
  await page.goto(`/hljw/xlsxView?file=${fileId}`);
  await expect(page.getByRole('cell', { name: 'Company 1', exact: true })).toBeVisible();
  await search(page).fill('company 399');
  await expect(page.getByRole('cell', { name: 'Company 399' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'B', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Questions' }).click();
  await expect(page.getByRole('cell', { name: 'Machines' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('cell', { name: 'Machines' })).toBeVisible();

  await test.step('cells are written as their formats say, and merged cells are one', async () => {
    const written = workbookOf({
      cellXfs: '<xf numFmtId="4"/><xf numFmtId="10"/>',
      sheets: [
        '<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Cash flow</t></is></c><c r="C1"/></row>' +
          '<row r="2"><c r="A2" s="1"><v>-1234.5</v></c><c r="B2" s="2"><v>0.256</v></c></row></sheetData>' +
          '<mergeCells><mergeCell ref="A1:C1"/></mergeCells>',
      ],
    });
    const formatted = await upload(a, 'work', 'formats-s26.xlsx', Buffer.from(written));
    await page.goto(`/hljw/xlsxView?file=${formatted}`);
    await expect(page.getByRole('cell', { name: 'Cash flow' })).toHaveAttribute('aria-colspan', '3');
    await search(page).fill('25.6');
    await expect(page.getByRole('cell', { name: '25.60%' })).toHaveAttribute('data-hit', 'one');
    await expect(page.getByRole('cell', { name: '-1,234.50' })).toBeVisible();
    await a.call(calls.files.cancel, { file_id: formatted });
  });
  expect(seen).toEqual([]);
  await a.call(calls.files.cancel, { file_id: fileId });
  await context.close();
});
