import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures, heard, market } from '../../../stories/index.ts';
import { type PacketRecordView, PacketRecords } from './PacketRecords.tsx';

const start = Date.UTC(2026, 10, 21, 2, 30);
const takers: readonly (readonly [string, number])[] = [
  [cast.xiaoming.nickname, 188],
  [cast.yutong.nickname, 342],
  [cast.hong.nickname, 1],
  [market.giverLong, 66],
  [cast.daiwen.nickname, 403],
];
const records: readonly PacketRecordView[] = takers.map(([nickname, amount], at) => ({
  id: String(at),
  nickname,
  img: null,
  amount,
  at: start - at * 1_500,
  isMe: at === 2,
}));
const ended = records.map((record, at) => ({ ...record, isLuckiest: at === 4 }));

const meta = {
  title: 'components/red-packet/PacketRecords',
  component: PacketRecords,
  args: {
    state: { kind: 'ready', records },
    claimed: 5,
    count: 20,
    sum: 1_000,
    total: 4_000,
    onRetry: fn(),
    onMore: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PacketRecords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StillOpen: Story = {};
export const AllClaimed: Story = {
  args: {
    state: { kind: 'ready', records: ended },
    count: 5,
    total: 1_000,
    end: { kind: 'all_claimed', afterMs: 7_500 },
  },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    await expect(rows).toHaveLength(5);
    await expect(rows[4]).toHaveTextContent(heard(cast.daiwen.nickname, '403'));
  },
};
export const Expired: Story = { args: { end: { kind: 'expired', returned: 3_000 } } };
export const More: Story = {
  args: { state: { kind: 'ready', records, hasMore: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const NobodyYet: Story = { args: { state: { kind: 'ready', records: [] }, claimed: 0, sum: 0 } };
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
      <StoryRow label="all claimed">
        <PacketRecords {...args} {...AllClaimed.args} />
      </StoryRow>
      <StoryRow label="expired, more">
        <PacketRecords {...args} {...Expired.args} {...More.args} />
      </StoryRow>
      <StoryRow label="nobody yet">
        <div data-fill-row>
          <PacketRecords {...args} {...NobodyYet.args} />
        </div>
      </StoryRow>
      <StoryRow label="loading">
        <div data-fill-row>
          <PacketRecords {...args} state={{ kind: 'loading' }} />
        </div>
      </StoryRow>
      <StoryRow label="error">
        <div data-fill-row>
          <PacketRecords {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
