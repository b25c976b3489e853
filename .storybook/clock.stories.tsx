import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { page } from '../app/src/stories/index.ts';
import { Countdown } from '../design-system/src/components/live/Countdown/Countdown.tsx';

/** A minute before the year ends in Shanghai, UTC ms. */
const yearEnd = Date.UTC(2026, 11, 31, 15, 59);

/** The clock of the toolbar: what a story shows at another moment. */
const meta = {
  title: 'foundations/Clock',
  component: Countdown,
  tags: ['!autodocs'],
  args: { until: yearEnd + 60_000, size: 'large' },
  globals: { clock: String(yearEnd) },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAComponent: Story = {
  play: async ({ canvasElement }) => {
    await expect(Date.now()).toBe(yearEnd);
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('01:00');
  },
};

/** A page has a time of its own, which gives way to the toolbar's. */
export const OfAPage: Story = {
  ...page({ address: '/no-such-page', member: null, now: yearEnd - 86_400_000 }),
  play: async () => {
    await expect(Date.now()).toBe(yearEnd);
  },
};
