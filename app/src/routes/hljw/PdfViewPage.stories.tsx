import { calls } from '@goldbean/contract/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { pdfOf, spelled } from '../../features/people/documents/engines/corpus/pdf.fixtures.ts';
import lesson from '../../stories/samples/lesson.pdf?url';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, never, page, refuse, unreachable, wordsOf } from '../../stories/index.ts';
import { addressOf, factsOf, file } from './documents.fixtures.ts';
import { PdfViewPage } from './PdfViewPage.tsx';

const meta = {
  title: 'Pages/hljw/PdfView',
  component: PdfViewPage,
  tags: ['!autodocs'],
  ...page({ address: paths.pdfView.href({ file: '42' }), answers: [file('Lesson 12.pdf', lesson)] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

/** The text of a page is there once the page is drawn. */
const reads = (canvasElement: HTMLElement, words: RegExp | string) => within(canvasElement).findByText(words);

const seesReason =
  (fault: 'broken' | 'empty' | 'large' | 'gone' | 'forbidden' | 'kind' | 'unreachable'): Play =>
  async ({ canvasElement }) => {
    const words = wordsOf('documents')(`failed.${fault}`, { most: '' }).split(':')[0] ?? '';
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(words);
  };

/** S26: pages, their words, and who reads them. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await reads(canvasElement, /statement, page 1/);
    await expect(canvas.getByRole('heading', { name: 'Lesson 12.pdf' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-watermark]')).toHaveTextContent('88210042');
  },
};

/** S26: the next page by key and by number, sizes, and back to the width. */
export const Paged: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('documents');
    await reads(canvasElement, /statement, page 1/);
    await userEvent.keyboard('{PageDown}');
    const number = canvas.getByRole('textbox', { name: t('page.label') });
    await expect(number).toHaveValue('2');
    await reads(canvasElement, /statement, page 2/);
    await userEvent.clear(number);
    await userEvent.type(number, '3{Enter}');
    await expect(number).toHaveValue('3');
    await expect(canvas.getByRole('button', { name: t('page.next') })).toBeDisabled();
    const width = () => canvas.getByRole('group', { name: t('page.name', { n: '3' }) }).clientWidth;
    const fit = width();
    await userEvent.click(canvas.getByRole('button', { name: t('zoom.out') }));
    await waitFor(() => expect(width()).toBeLessThan(fit));
    await userEvent.click(canvas.getByRole('button', { name: t('zoom.fit') }));
    await waitFor(() => expect(width()).toBe(fit));
    await expect(number).toHaveValue('3');
  },
};

/** S26: hits are counted in the whole document; Enter goes on, Escape leaves. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('documents');
    await reads(canvasElement, /statement, page 1/);
    await userEvent.keyboard('{Control>}f{/Control}');
    const box = canvas.getByRole('searchbox', { name: t('search.label') });
    await expect(box).toHaveFocus();
    await userEvent.keyboard('DIVIDEND');
    await canvas.findByText(t('search.count', { at: '1', n: '3' }));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(t('search.count', { at: '2', n: '3' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: t('page.label') })).toHaveValue('3'));
    await waitFor(() => expect(CSS.highlights.get('document-hit')?.size).toBe(1));
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue('');
    await expect(box).not.toHaveFocus();
    await waitFor(() => expect(CSS.highlights.get('document-hit')?.size).toBe(0));
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await reads(canvasElement, /statement, page 1/);
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'nowhere');
    await within(canvasElement).findByText(wordsOf('documents')('search.none'));
  },
};

const lines = 'BT /Latin 12 Tf 20 160 Td (the cash) Tj 0 -16 Td (flow statement) Tj ET';
const apart = `BT /Chinese 12 Tf 1.32 Tc 20 120 Td ${spelled('净现金流量')} Tj ET`;

/** S26: words are found over the end of a line, and where they are set apart. */
export const FoundApart: Story = {
  parameters: given({
    mixed: true,
    answers: [file('Lesson 12.pdf', addressOf(pdfOf([`${lines} ${apart}`])))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('documents');
    await reads(canvasElement, 'the cash');
    for (const words of ['cash flow', '现金流']) {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.type(canvas.getByRole('searchbox'), words);
      await canvas.findByText(t('search.count', { at: '1', n: '1' }));
    }
  },
};

/** Decomposed Vietnamese that ends its line within a word, and Thai with SARA AM in two characters. */
const decomposed =
  `BT /Unicode 12 Tf 20 160 Td ${spelled('Bản tin thị tr-'.normalize('NFD'))} Tj 0 -16 Td ${spelled('ường hôm nay'.normalize('NFD'))} Tj ` +
  `0 -16 Td ${spelled('ราคาน\u0e4d\u0e49\u0e32มัน')} Tj ET`;

/** S26: words are found as a reader sees them, in whichever form the document has them. */
export const FoundAsSeen: Story = {
  parameters: given({
    mixed: true,
    answers: [file('Lesson 12.pdf', addressOf(pdfOf([`${lines} ${decomposed}`])))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('documents');
    await reads(canvasElement, 'the cash');
    for (const words of ['thị trường', 'thi truong hom nay', 'น้ำมัน']) {
      await userEvent.clear(canvas.getByRole('searchbox'));
      await userEvent.type(canvas.getByRole('searchbox'), words);
      await canvas.findByText(t('search.count', { at: '1', n: '1' }));
    }
  },
};

/** S26: one damaged page says so, and the others are read. */
export const DamagedPage: Story = {
  parameters: given({ answers: [file('Lesson 12.pdf', addressOf(pdfOf([lines, null, lines])))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('documents');
    await waitFor(() => expect(canvas.getAllByText('the cash')).toHaveLength(2));
    await expect(canvas.getByText(t('page.damaged'))).toBeVisible();
    await expect(canvas.getByText(t('partial'))).toBeVisible();
  },
};

/** Its readers may look at it and no more. */
export const ViewOnly: Story = {
  parameters: given({ answers: [file('Lesson 12.pdf', lesson, { can_download: false })] }),
  play: async ({ canvasElement }) => {
    await reads(canvasElement, /statement, page 1/);
    const save = within(canvasElement).queryByRole('button', { name: wordsOf('documents')('download') });
    await expect(save).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.files.facts)] }),
};

/** Not what its name says. */
export const Broken: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [file('Lesson 12.pdf', addressOf('%PDF-1.7 and nothing more'))] }),
  play: seesReason('broken'),
};

export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [file('Lesson 12.pdf', lesson, { size: 0 })] }),
  play: seesReason('empty'),
};

export const TooLarge: Story = {
  parameters: given({ answers: [file('Lesson 12.pdf', lesson, { size: 40_000_000 })] }),
  play: seesReason('large'),
};

/** Its message was recalled. */
export const Gone: Story = {
  parameters: given({ answers: [refuse(calls.files.facts, 'file.unknown')] }),
  play: seesReason('gone'),
};

export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.files.facts, 'file.forbidden')] }),
  play: seesReason('forbidden'),
};

/** An address that was written by hand. */
export const OtherKind: Story = {
  parameters: given({ answers: [file('Lesson 12.docx', lesson)] }),
  play: seesReason('kind'),
};

/** The server answers the second time. */
export const Unreachable: Story = {
  parameters: given({ answers: [unreachable(calls.files.facts)] }),
  play: seesReason('unreachable'),
};

let asked = 0;

export const TriedAgain: Story = {
  parameters: given({
    answers: [
      answer(calls.files.facts, () => {
        asked += 1;
        return factsOf('Lesson 12.pdf', asked === 1 ? 'http://nobody.invalid/' : lesson);
      }),
    ],
  }),
  beforeEach: () => {
    asked = 0;
  },
  play: async (context) => {
    await seesReason('unreachable')(context);
    const retry = wordsOf('documents')('retry');
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: retry }));
    await reads(context.canvasElement, /statement, page 1/);
  },
};
