import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { documentCases } from '../../features/people/documents/engines/corpus/docx-corpus.fixtures.ts';
import { documentOf, p, r, section } from '../../features/people/documents/engines/corpus/docx.fixtures.ts';
import { open } from '../../features/people/documents/engines/docx.ts';
import hostile from '../../stories/samples/hostile.docx?url';
import lesson from '../../stories/samples/lesson.docx?url';
import { paths } from '../../shared/paths/index.ts';
import type { OpenDocument } from '../../shared/documents/index.ts';
import { given, page, wordsOf } from '../../stories/index.ts';
import { addressOf, file } from './documents.fixtures.ts';
import { DocxViewPage } from './DocxViewPage.tsx';

const meta = {
  title: 'Pages/hljw/DocxView',
  component: DocxViewPage,
  tags: ['!autodocs'],
  ...page({ address: paths.docxView.href({ file: '42' }), answers: [file('Lesson 12.docx', lesson)] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

/** The pages, in their shadow tree. */
async function pagesIn(canvasElement: HTMLElement): Promise<ShadowRoot> {
  const find = () =>
    [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
  await waitFor(() => expect(find()?.querySelector('section')).toBeTruthy());
  return find() as ShadowRoot;
}

const seesReason =
  (fault: 'broken' | 'protected'): Play =>
  async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(wordsOf('documents')(`failed.${fault}`));
  };

/** S26: three pages with their styles. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const pages = await pagesIn(canvasElement);
    await expect(pages.querySelectorAll('section')).toHaveLength(3);
    const title = within(pages as unknown as HTMLElement).getByText('What the statement says');
    await expect(getComputedStyle(title).color).toBe('rgb(196, 85, 10)');
    await expect(canvasElement.querySelector('[data-watermark]')).toHaveTextContent('88210042');
  },
};

export const Paged: Story = {
  play: async ({ canvasElement }) => {
    const t = wordsOf('documents');
    const pages = await pagesIn(canvasElement);
    const number = within(canvasElement).getByRole('textbox', { name: t('page.label') });
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('page.next') }));
    await expect(number).toHaveValue('2');
    const second = pages.querySelectorAll('section')[1] as HTMLElement;
    const desk = canvasElement.querySelector('section') as HTMLElement;
    const top = () => second.getBoundingClientRect().top - desk.getBoundingClientRect().top;
    await waitFor(() => expect(Math.abs(top())).toBeLessThan(4));
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('zoom.out') }));
    await waitFor(() => expect(Math.abs(top())).toBeLessThan(4));
  },
};

export const Searching: Story = {
  play: async ({ canvasElement }) => {
    await pagesIn(canvasElement);
    const t = wordsOf('documents');
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'working capital');
    await within(canvasElement).findByText(t('search.count', { at: '1', n: '1' }));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('textbox', { name: t('page.label') })).toHaveValue('3'),
    );
    await waitFor(() => expect(CSS.highlights.get('document-hit')?.size).toBe(1));
  },
};

/** S26: what a document brings along to run, to load from elsewhere or to lie over our page does none of it. */
export const Hostile: Story = {
  parameters: given({ answers: [file('Lesson 12.docx', hostile)] }),
  play: async ({ canvasElement }) => {
    const pages = await pagesIn(canvasElement);
    const own = within(pages as unknown as HTMLElement);
    await expect(own.getByText('Nothing of this runs.')).toBeVisible();
    await expect(own.getByText(/<img src=x onerror/)).toBeVisible();
    const links = [...pages.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    await expect(links.filter((href) => href !== null)).toEqual(['https://example.com/lesson']);
    await expect(pages.querySelector('iframe, script, style, [onload], [onclick], [onerror]')).toBeNull();
    for (const picture of pages.querySelectorAll('img'))
      await expect(picture.getAttribute('src') ?? 'data:').toMatch(/^data:/);
    const rules = pages.adoptedStyleSheets.flatMap((sheet) =>
      [...sheet.cssRules].map(({ cssText }) => cssText),
    );
    const inline = [...pages.querySelectorAll('[style]')].map((element) => element.getAttribute('style'));
    await expect([...rules, ...inline].join('\n')).not.toMatch(/tracker\.invalid/);
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    await expect(loaded.filter((name) => name.includes('tracker.invalid'))).toEqual([]);
    await expect(window).not.toHaveProperty('ran');
  },
};

export const Broken: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [file('Lesson 12.docx', addressOf('PK and nothing more'))] }),
  play: seesReason('broken'),
};

/** Encrypted by the word processor: another container, in which only the name of the packet can be read. */
export const Protected: Story = {
  parameters: given({
    answers: [
      file(
        'Lesson 12.docx',
        addressOf(
          new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
          Array.from('EncryptedPackage').join('\0'),
          '\0',
        ),
      ),
    ],
  }),
  play: seesReason('protected'),
};

/** What hits point at in the pages of an open document. */
async function wordsAt(opened: OpenDocument, words: string): Promise<string[]> {
  if (opened.view.kind !== 'docx') return [];
  const { pages } = opened.view.content;
  const hits = await Promise.all(pages.map((_, at) => opened.find(at + 1, words)));
  return hits.flat().map(({ page, at, length }) => pages[page - 1]?.textContent.slice(at, at + length) ?? '');
}

/** The size in pt and the weight in which words are set; styles stand in a frame that knows the document's rules. */
function lookOf({ view }: OpenDocument, words: string): string {
  if (view.kind !== 'docx') return '';
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(view.content.styles);
  root.adoptedStyleSheets = [sheet];
  const frame = document.createElement('div');
  frame.className = view.content.wrapperClass;
  frame.append(...view.content.pages);
  root.append(frame);
  document.body.append(host);
  const span = [...frame.querySelectorAll('span')].find(({ textContent }) => textContent.includes(words));
  const { fontSize = '', fontWeight = '' } = span ? getComputedStyle(span) : {};
  host.remove();
  return `${Math.round((Number.parseFloat(fontSize) * 72) / 96)} ${Number(fontWeight) >= 600}`;
}

/** What is wrong with a document of the corpus as it is shown; nothing where all is right. */
async function faultsOf(one: (typeof documentCases)[number]) {
  const { habitsOf, name, content, sees, finds = [], looks = [], hides = [], pages, isPartial = false } = one;
  const opened = await open(content());
  const faults: string[] = [];
  for (const words of sees) if ((await wordsAt(opened, words)).length === 0) faults.push(`lacks ${words}`);
  for (const [typed, written] of finds) {
    const found = await wordsAt(opened, typed);
    if (found.join('|') !== written) faults.push(`finds of ${typed} ${found.join('|')}`);
  }
  for (const [words, size, isBold] of looks) {
    const look = lookOf(opened, words);
    if (look !== `${size} ${isBold}`) faults.push(`sets ${words} in ${look}`);
  }
  for (const words of hides) if ((await wordsAt(opened, words)).length > 0) faults.push(`shows ${words}`);
  if (pages !== undefined && opened.pageCount !== pages) faults.push(`has ${opened.pageCount} pages`);
  if (opened.isPartial !== isPartial) faults.push(`says partial: ${opened.isPartial}`);
  return faults.map((fault) => `${habitsOf}, ${name}: ${fault}`);
}

/** S26: of each document by the habits of each program, a reader sees and finds what stands in it. */
export const Corpus: Story = {
  name: 'S26: nothing of a document vanishes silently',
  play: async () => {
    const faults = [];
    for (const one of documentCases)
      faults.push(...(await faultsOf(one).catch((error) => [`${one.name}: ${error}`])));
    await expect(faults).toEqual([]);
  },
};

const linked = documentOf({
  links: { web: 'https://example.com/lesson' },
  body:
    p(`<w:hyperlink w:anchor="cash">${r('To the statement')}</w:hyperlink>`) +
    p(r('Everywhere'), section('portrait')) +
    Array.from({ length: 60 }, () => p(r('Between'))).join('') +
    p(
      `<w:bookmarkStart w:id="1" w:name="cash"/>${r('The statement', '<w:rFonts w:ascii="SimSun" w:eastAsia="SimSun"/>')}`,
    ) +
    p('<w:r><w:commentReference w:id="1"/></w:r>') +
    section('portrait'),
});

/** S26: a link leads to its place in the document, and the address of the page stays. What is not shown is said. */
export const Linked: Story = {
  parameters: given({ answers: [file('Lesson 12.docx', addressOf(linked))] }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('documents');
    const pages = within((await pagesIn(canvasElement)) as unknown as HTMLElement);
    await within(canvasElement).findByText(t('partial'));
    const target = pages.getByText('The statement');
    await expect(getComputedStyle(target).fontFamily).toMatch(/SimSun.*Noto Sans SC Variable/);
    const address = window.location.href;
    await userEvent.click(pages.getByText('To the statement'));
    const number = within(canvasElement).getByRole('textbox', { name: t('page.label') });
    await waitFor(() => expect(number).toHaveValue('2'));
    await expect(window.location.href).toBe(address);
  },
};
