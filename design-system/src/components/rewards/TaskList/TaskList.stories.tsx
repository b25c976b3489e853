import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { TaskList, type RewardTask } from './TaskList.tsx';

const at = Date.UTC(2026, 11, 5, 2, 30);
const tasks: readonly RewardTask[] = [
  {
    kind: 'newcomer',
    beans: 50,
    credits: 10,
    next: { kind: 'page', href: '/hljw/gameOfWealth/newsUserGifts' },
  },
  { kind: 'guidance', beans: 100, credits: 0, next: { kind: 'begin' } },
  { kind: 'first_post', beans: 20, credits: 5, next: { kind: 'waiting' } },
  { kind: 'first_video', beans: 50, credits: 5, next: { kind: 'waiting' } },
];

const meta = {
  title: 'components/rewards/TaskList',
  component: TaskList,
  args: { state: { kind: 'ready', tasks }, onRetry: fn(), onBegin: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onBegin).toHaveBeenCalledOnce();
  },
};
export const AllClaimed: Story = {
  args: {
    state: {
      kind: 'ready',
      tasks: tasks.map((task, place) => ({
        ...task,
        next: { kind: 'claimed', at: place === 0 ? null : at },
      })),
    },
  },
};
/** The account is too old for the newcomer gift. */
export const TooLate: Story = {
  args: {
    state: {
      kind: 'ready',
      tasks: tasks.map((task, place) => (place === 0 ? { ...task, next: { kind: 'closed' } } : task)),
    },
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Open, AllClaimed, TooLate, Loading, LoadFailed }).map(([name, story]) => (
        <TaskList key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
