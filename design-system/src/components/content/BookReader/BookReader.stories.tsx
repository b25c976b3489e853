import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RichText } from '../../../primitives/index.ts';
import { controls, failures, study, titles } from '../../../stories/index.ts';
import { BookReader } from './BookReader.tsx';

const paragraph = `<p>${study.waiting}</p>`;
const words = `<h1>${titles.cashWhere}</h1>${paragraph.repeat(9)}`;

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
    isBookmarked: false,
    textSize: 'medium',
    onPage: fn(),
    onBookmark: fn(),
    onTextSize: fn(),
    onClose: fn(),
    onRetry: fn(),
    children: <RichText source={{ kind: 'html', html: words }} tableLabel={controls.table} topHeading={2} />,
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
      <BookReader {...args} {...FirstPage.args} title={titles.patientFirst} isBookmarked />
      <BookReader {...args} {...Loading.args} title={titles.patientComing} />
      <BookReader {...args} {...PageFailed.args} title={titles.patientLost} />
    </div>
  ),
};
