import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { places, titles, wordsOf } from '../../../stories/index.ts';
import { ShortVideoChapters } from './ShortVideoChapters.tsx';

const meta = {
  title: 'components/content/ShortVideoChapters',
  component: ShortVideoChapters,
  args: {
    label: wordsOf('short-video')('watch.chapters'),
    chapters: [
      { at: 0, title: titles.threeChecks },
      { at: 22_000, title: titles.oneMinute, stock: `${places.exampleBank} 600519` },
      { at: 71_000, title: titles.threeChecks },
    ],
    position: 30_000,
    onSeek: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShortVideoChapters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Second: Story = {
  play: async ({ args, canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('button');
    await expect(rows[1]).toHaveAttribute('aria-current', 'true');
    await userEvent.click(rows[2] ?? canvasElement);
    await expect(args.onSeek).toHaveBeenCalledWith(71_000);
  },
};
/** The first begins later: nothing is marked yet. */
export const BeforeTheFirst: Story = {
  args: { chapters: [{ at: 22_000, title: titles.oneMinute }], position: 0 },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ShortVideoChapters {...args} />
      <ShortVideoChapters {...args} {...BeforeTheFirst.args} />
    </div>
  ),
};
