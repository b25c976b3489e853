import { expect, it } from 'vitest';
import { isPictureOfWords } from './pasted-table.ts';

const picture = new File(['png'], 'image.png', { type: 'image/png' });
const sheet = new File(['zip'], 'table.xlsx', { type: 'application/zip' });

it.each([
  ['cells of a spreadsheet', { text: '600519\t1,402', html: '<table></table>', files: [picture] }, true],
  ['a picture of a page', { text: '', html: '<img src="a.png">', files: [picture] }, false],
  ['words with blanks alone', { text: ' \n', html: '<p></p>', files: [picture] }, false],
  ['a screenshot', { text: '', html: '', files: [picture] }, false],
  ['a file that Finder copied, with its name', { text: 'image.png', html: '', files: [picture] }, false],
  ['a file beside words', { text: 'table', html: '<p>table</p>', files: [sheet] }, false],
  ['words alone', { text: 'table', html: '<p>table</p>', files: [] }, false],
])('%s', (_, pasted, expected) => expect(isPictureOfWords(pasted)).toBe(expected));
