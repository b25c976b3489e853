import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { failures } from '../../../stories/index.ts';
import { scheduleDays } from '../lessons.fixtures.ts';
import { day, storyNow } from '../learning.fixtures.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';

const go = fn();

const meta = {
  title: 'components/learning/ScheduleTable',
  component: ScheduleTable,
  args: {
    state: { kind: 'ready', days: scheduleDays },
    from: storyNow() - 5 * day,
    to: storyNow() + day,
    today: storyNow(),
    onStep: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        <Story />
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof ScheduleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cancelled lesson leads nowhere; the others do. Weeks go back and forth. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.click(canvas.getAllByRole('link')[1] ?? canvasElement);
    await expect(go).toHaveBeenCalledOnce();
    const [before, after] = canvas.getAllByRole('button');
    await userEvent.click(before ?? canvasElement);
    await userEvent.click(after ?? canvasElement);
    await expect(args.onStep).toHaveBeenNthCalledWith(1, -1);
    await expect(args.onStep).toHaveBeenNthCalledWith(2, 1);
  },
};

export const Empty: Story = { args: { state: { kind: 'ready', days: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ScheduleTable {...args} />
      <ScheduleTable {...args} state={{ kind: 'ready', days: [] }} />
      <ScheduleTable {...args} state={{ kind: 'loading' }} />
      <ScheduleTable {...args} {...LoadFailed.args} />
    </div>
  ),
};
