import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { finished, storyNow, toDo } from '../home.fixtures.ts';
import { HomeworkList } from './HomeworkList.tsx';

const meta = {
  title: 'components/home/HomeworkList',
  component: HomeworkList,
  args: {
    of: 'open',
    state: { kind: 'ready', items: toDo, hasMore: true, isLoadingMore: false },
    now: storyNow,
    onMore: fn(),
    onRetry: fn(),
    classesHref: '/chat',
  },
} satisfies Meta<typeof HomeworkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToDo: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link')).toHaveLength(toDo.length);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const Done: Story = {
  args: { of: 'done', state: { kind: 'ready', items: finished, hasMore: false, isLoadingMore: false } },
};
export const NothingDue: Story = {
  args: { state: { kind: 'ready', items: [], hasMore: false, isLoadingMore: false } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <HomeworkList {...args} />
      <HomeworkList {...args} {...Done.args} />
      <HomeworkList {...args} {...NothingDue.args} />
      <HomeworkList {...args} {...Loading.args} />
      <HomeworkList {...args} {...LoadFailed.args} />
    </div>
  ),
};
