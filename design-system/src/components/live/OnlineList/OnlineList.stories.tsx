import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, heard, market } from '../../../stories/index.ts';
import { OnlineList, type OnlineMemberView } from './OnlineList.tsx';

const members: readonly OnlineMemberView[] = [
  { uid: '1', ...cast.teacherLin, level: 0, medal: '', role: 'teacher' },
  { uid: '2', ...cast.nurul, level: 0, medal: '', role: 'staff' },
  { uid: '3', ...cast.longName, level: 28, medal: market.medalLin },
  { uid: '4', ...cast.mei, level: 3, medal: market.medalLin },
  { uid: '5', ...cast.yutong, level: 0, medal: '' },
];

const meta = {
  title: 'components/live/OnlineList',
  component: OnlineList,
  args: {
    state: { kind: 'ready', members, hasMore: true },
    total: 12_846,
    onRetry: fn(),
    onMore: fn(),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, blockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OnlineList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: heard(cast.mei.nickname) }));
    await expect(args.onOpen).toHaveBeenCalledWith(members[3]);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = {
  args: { state: { kind: 'ready', members, hasMore: true, isLoadingMore: true } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Empty: Story = { args: { state: { kind: 'ready', members: [], hasMore: false }, total: 0 } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 680 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '320px 320px', gridAutoRows: 380, gap: 16 }}>
      <OnlineList {...args} />
      <OnlineList {...args} state={{ kind: 'loading' }} />
      <OnlineList {...args} state={{ kind: 'ready', members: [], hasMore: false }} total={0} />
      <OnlineList {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
      <div data-surface="stage">
        <OnlineList {...args} onOpen={undefined} />
      </div>
    </div>
  ),
};
