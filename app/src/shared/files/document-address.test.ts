import { expect, it } from 'vitest';
import { documentHref } from './document-address.ts';

it.each([
  ['notes.pdf', '/hljw/pdfView?file=7'],
  ['Notes 第 12 课.DOCX ', '/hljw/docxView?file=7'],
  ['marks.xlsx', '/hljw/xlsxView?file=7'],
  ['old.doc', undefined],
  ['pdf', undefined],
  ['notes.pdf.zip', undefined],
])('S26: %s is read at %s', (name, href) => {
  expect(documentHref('7', name)).toBe(href);
});
