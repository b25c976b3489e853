import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { tasks } from '../fans.fixtures.ts';
import { FanTasks } from './FanTasks.tsx';

const meta = {
  title: 'components/fans/FanTasks',
  component: FanTasks,
  args: {
    state: { kind: 'ready', tasks, today: { won: 129, cap: 300 } },
    onRetry: fn(),
    onDo: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FanTasks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await expect(buttons).toHaveLength(3);
    await userEvent.click(buttons[1] ?? canvasElement);
    await expect(args.onDo).toHaveBeenCalledWith(tasks[2]);
  },
};
/** Nothing more counts today. */
export const Capped: Story = {
  args: {
    state: {
      kind: 'ready',
      tasks: tasks.map((task) => ({ ...task, done: task.target })),
      today: { won: 300, cap: 300 },
    },
  },
};
export const Empty: Story = { args: { state: { kind: 'ready', tasks: [], today: { won: 0, cap: 300 } } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {Object.entries({ Ready, Capped, Empty, Loading, LoadFailed }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <FanTasks {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
