import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, study, titles, wordsOf } from '../../../stories/index.ts';
import { drawLines, paper } from '../../documents/documents.fixtures.ts';
import { BookPage } from '../../documents/index.ts';
import { BookReader } from './BookReader.tsx';

const [size = { width: 560, height: 792 }] = paper;
const drawn = (enlarged: number) => (
  <BookPage page={96} size={size} draw={drawLines} enlarged={enlarged} hits={[]} />
);
const noSearch = { query: '', isBusy: false, hits: [], isCut: false };

const meta = {
  title: 'components/content/BookReader',
  component: BookReader,
  args: {
    title: titles.patientInvestor,
    state: { kind: 'ready' },
    page: 96,
    pageCount: 268,
    contents: [
      { title: titles.whyWait, page: 1 },
      { title: titles.awake, page: 42 },
      { title: titles.cashWhere, page: 90 },
      { title: titles.redDay, page: 180 },
    ],
    bookmarks: [],
    noteLimit: 200,
    search: noSearch,
    textSize: 'medium',
    onPage: fn(),
    onBookmark: fn(),
    onNote: fn(),
    onSearch: fn(),
    onTextSize: fn(),
    onClose: fn(),
    onRetry: fn(),
    children: drawn(1),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 900, blockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookReader>;

export default meta;
type Story = StoryObj<typeof meta>;

const t = () => wordsOf('content');
const own = () => wordsOf('ebooks');

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('region', { name: /268/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onPage).toHaveBeenLastCalledWith(97);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onPage).toHaveBeenLastCalledWith(95);
    await userEvent.keyboard('{End}');
    await expect(args.onPage).toHaveBeenLastCalledWith(268);
    await userEvent.click(canvas.getByRole('button', { name: t()('book.bookmark') }));
    await expect(args.onBookmark).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: t()('book.larger') }));
    await expect(args.onTextSize).toHaveBeenCalledWith('large');
  },
};
export const Contents: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t()('book.contents') }));
    const list = within(await canvas.findByRole('navigation'));
    await expect(list.getByRole('button', { current: 'location' })).toHaveTextContent('90');
    await userEvent.click(list.getAllByRole('button')[3] ?? canvasElement);
    await expect(args.onPage).toHaveBeenCalledWith(180);
  },
};
/** S07: my bookmarks, with a note at each. */
export const Bookmarks: Story = {
  args: {
    bookmarks: [
      { page: 42, note: study.waiting },
      { page: 96, note: '' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: t()('book.bookmark') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: own()('reader.bookmarks') }));
    const list = within(await canvas.findByRole('navigation'));
    await userEvent.click(list.getByRole('button', { name: own()('reader.editNote', { n: '96' }) }));
    await userEvent.type(list.getByRole('textbox'), 'A{Enter}');
    await expect(args.onNote).toHaveBeenCalledWith(96, 'A');
    await userEvent.click(list.getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onPage).toHaveBeenCalledWith(42);
  },
};
/** S07: places in the whole book, each a way to its page. */
export const Found: Story = {
  args: {
    search: {
      query: titles.awake,
      isBusy: false,
      isCut: false,
      hits: [
        { page: 42, text: titles.awake },
        { page: 180, text: `${titles.redDay} ${titles.awake}` },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: own()('reader.search') }));
    const found = within(await canvas.findByRole('navigation'));
    await expect(found.getByText(own()('reader.found', { count: 2, n: '2' }))).toBeVisible();
    await userEvent.click(found.getByRole('button', { name: /180/ }));
    await expect(args.onPage).toHaveBeenCalledWith(180);
  },
};
/** The first page, as large as it gets: nothing before it, nothing larger. */
export const FirstPage: Story = {
  args: { page: 1, textSize: 'large', children: drawn(1.4) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('region', { name: /268/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(canvas.getByRole('button', { name: t()('book.larger') }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await expect(args.onTextSize).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const PageFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(within(canvasElement).getByRole('alert')).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same page many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, gridAutoRows: 560 }}>
      <BookReader {...args} />
      <BookReader {...args} {...FirstPage.args} title={titles.patientFirst} {...Bookmarks.args} />
      <BookReader {...args} {...Loading.args} title={titles.patientComing} />
      <BookReader {...args} {...PageFailed.args} title={titles.patientLost} />
    </div>
  ),
};
