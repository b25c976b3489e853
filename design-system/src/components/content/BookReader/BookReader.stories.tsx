import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RichText } from '../../../primitives/index.ts';
import { BookReader } from './BookReader.tsx';

const paragraph =
  '<p>A patient investor is paid for waiting. Between the day a price is written on a screen and the day it means something, there is nothing to do but read, and reading is the cheapest way to be right.</p>';
const words = `<h1>现金流：钱去了哪里</h1>${paragraph.repeat(9)}`;

const meta = {
  title: 'components/content/BookReader',
  component: BookReader,
  args: {
    title: 'The patient investor',
    state: { kind: 'ready' },
    page: 96,
    pageCount: 268,
    contents: [
      { title: 'Why we wait', page: 1 },
      { title: 'Reading a balance sheet without falling asleep', page: 42 },
      { title: '现金流：钱去了哪里', page: 90 },
      { title: 'What to do on a red day', page: 180 },
    ],
    isBookmarked: false,
    textSize: 'medium',
    onPage: fn(),
    onBookmark: fn(),
    onTextSize: fn(),
    onClose: fn(),
    onRetry: fn(),
    children: <RichText source={{ kind: 'html', html: words }} tableLabel="Table" topHeading={2} />,
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
    const buttons = canvas.getAllByRole('button');
    await userEvent.click(buttons[3] ?? canvasElement);
    await expect(args.onBookmark).toHaveBeenCalledWith(true);
    await userEvent.click(buttons[2] ?? canvasElement);
    await expect(args.onTextSize).toHaveBeenCalledWith('large');
  },
};
export const Contents: Story = {
  args: { isBookmarked: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    const list = within(await canvas.findByRole('navigation'));
    await expect(list.getByRole('button', { current: 'location' })).toHaveTextContent('90');
    await userEvent.click(list.getAllByRole('button')[3] ?? canvasElement);
    await expect(args.onPage).toHaveBeenCalledWith(180);
  },
};
/** The first page, in the largest letters: nothing before it, nothing larger. */
export const FirstPage: Story = {
  args: { page: 1, textSize: 'large' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('region', { name: /268/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.click(canvas.getAllByRole('button')[2] ?? canvasElement);
    await expect(args.onPage).not.toHaveBeenCalled();
    await expect(args.onTextSize).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const PageFailed: Story = {
  args: { state: { kind: 'error', reason: 'The server did not answer.' } },
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
      <BookReader {...args} {...FirstPage.args} title="The patient investor, first page" isBookmarked />
      <BookReader {...args} {...Loading.args} title="The patient investor, on its way" />
      <BookReader {...args} {...PageFailed.args} title="The patient investor, lost" />
    </div>
  ),
};
