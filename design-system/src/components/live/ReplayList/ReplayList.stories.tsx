import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { titles, wordsOf } from '../../../stories/index.ts';
import { cover, day, minute, onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { type ReplayItem, ReplayList } from './ReplayList.tsx';

const item = (id: string, given: Partial<ReplayItem> = {}): ReplayItem => ({
  id,
  title: titles.averagesPractice,
  poster: cover,
  href: `#${id}`,
  startedAt: storyNow() - 2 * day,
  duration: 84 * minute,
  state: 'ready',
  expiresAt: storyNow() + 5 * day,
  ...given,
});
const replays: readonly ReplayItem[] = [
  item('1'),
  item('2', { title: titles.fiveTwenty, poster: '', expiresAt: null }),
  item('3', { title: titles.opening, state: 'processing' }),
  item('4', { title: titles.ratioNotes, state: 'recording' }),
  item('5', { state: 'expired' }),
  item('6', { state: 'failed' }),
];

const meta = {
  title: 'components/live/ReplayList',
  component: ReplayList,
  args: { state: { kind: 'ready', replays }, onRetry: fn() },
  decorators: [onStage(960)],
} satisfies Meta<typeof ReplayList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { tags: ['pictured'] };
export const None: Story = { tags: ['pictured'], args: { state: { kind: 'ready', replays: [] } } };
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ args, canvasElement }) => {
    const name = wordsOf('live-tools')('product.retry');
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={480}>
      <ReplayList {...args} />
      <ReplayList {...args} state={{ kind: 'ready', replays: [] }} />
      <ReplayList {...args} state={{ kind: 'loading' }} />
      <ReplayList {...args} state={{ kind: 'failed' }} />
    </StageWall>
  ),
};
