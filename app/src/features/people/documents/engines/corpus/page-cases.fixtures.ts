import { documentCase as of, type DocumentCase } from './document-case.fixtures.ts';
import { cell, p, r, row, section, table } from './docx.fixtures.ts';

const chapterStyle =
  '<w:style w:type="paragraph" w:styleId="Chapter"><w:pPr><w:pageBreakBefore/></w:pPr></w:style>';
const rendered = '<w:r><w:lastRenderedPageBreak/></w:r>';
const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
const list =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum>' +
  '<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
const landscape = (paragraphs: string, more = '') => p(paragraphs, section('landscape', more));
const portrait = (paragraphs: string, more = '') => p(paragraphs, section('portrait', more));
const continuous = '<w:type w:val="continuous"/>';

/** Text documents whose pages are begun in every way. */
export const pageCases: readonly DocumentCase[] = [
  of(
    'libreoffice',
    'three papers without marks of pages',
    portrait(r('one')) + landscape(r('two')) + p(r('three')) + section('portrait'),
    ['one', 'two', 'three'],
    { pages: 3 },
  ),
  of(
    'any',
    'two sections of one paper',
    portrait(r('one')) + p(r('two')) + section('portrait'),
    ['one', 'two'],
    {
      pages: 2,
    },
  ),
  of(
    'any',
    'a section that goes on on its page',
    portrait(r('one')) + p(r('two')) + section('portrait', continuous),
    ['one', 'two'],
    { pages: 1 },
  ),
  of(
    'any',
    'a section that goes on on another paper',
    portrait(r('one')) + landscape(r('two')) + p(r('three')) + section('landscape', continuous),
    ['one', 'two', 'three'],
    { pages: 2 },
  ),
  of(
    'word',
    'a break and the mark after it',
    p(r('one')) + p(pageBreak) + p(`${rendered}${r('two')}`),
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'word',
    'marks of pages in one paragraph',
    p(`${r('one')}${rendered}${r('two')}${rendered}${r('three')}`),
    ['one', 'two', 'three'],
    { pages: 3 },
  ),
  of(
    'word',
    'a mark of a page in a link',
    p(`${r('one')}<w:hyperlink w:anchor="x">${rendered}${r('two')}</w:hyperlink>`),
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'word',
    'a chapter at the start',
    {
      styles: chapterStyle,
      body:
        p(r('one'), '<w:pStyle w:val="Chapter"/>') +
        p(`${rendered}${r('two')}`, '<w:pStyle w:val="Chapter"/>'),
    },
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'word',
    'a section that ends with a break',
    p(r('one')) + p(pageBreak, section('portrait')) + p(`${rendered}${r('two')}`) + section('portrait'),
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'word',
    'a table over two pages',
    table(row(cell(p(r('one')))), row(cell(p(`${rendered}${r('two')}`)))),
    ['one', 'two'],
    { pages: 2 },
  ),
  of(
    'word',
    'a numbered clause over two pages',
    { numbering: list, body: p(`${r('one')}${rendered}${r('goes on')}`, numbered) + p(r('two'), numbered) },
    ['one', 'goes on', 'two'],
    { pages: 2 },
  ),
];
