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
  args: { until: yearEnd + 60_000, now: () => Date.now(), size: 'large' },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of a story that says when it happens; the toolbar shows that and changes nothing. */
const atYearEnd = { clock: String(yearEnd) };

export const OfAComponent: Story = {
  globals: atYearEnd,
  play: async ({ canvasElement }) => {
    await expect(Date.now()).toBe(yearEnd);
    await expect(within(canvasElement).getByRole('timer')).toHaveTextContent('01:00');
  },
};

/** A page has a time of its own, which gives way to the toolbar's. */
export const OfAPage: Story = {
  ...page({ address: '/no-such-page', member: null, now: yearEnd - 86_400_000 }),
  globals: atYearEnd,
  play: async () => {
    await expect(Date.now()).toBe(yearEnd);
  },
};

/** Choose a moment in the toolbar: what is left until the year ends in Shanghai. */
export const Chosen: Story = { tags: ['moving'] };
