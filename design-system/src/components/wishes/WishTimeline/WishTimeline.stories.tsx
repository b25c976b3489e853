import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures, market, wordsOf } from '../../../stories/index.ts';
import { day, hour, now } from '../wishes.fixtures.ts';
import { type WishEventView, WishTimeline } from './WishTimeline.tsx';

const head = cast.linJiahao.nickname;
const created: WishEventView = {
  id: 'created',
  at: now - 96 * day,
  by: cast.aisyah.nickname,
  action: { kind: 'created' },
  reason: '',
};
const completed: readonly WishEventView[] = [
  { id: '7', at: now - 2 * hour, by: null, action: { kind: 'moved', to: 6 }, reason: '' },
  {
    id: '6',
    at: now - 9 * day,
    by: head,
    action: { kind: 'moved', to: 4 },
    reason: market.openToAll,
  },
  { id: '5', at: now - 30 * day, by: head, action: { kind: 'dated', expectedAt: now - 9 * day }, reason: '' },
  {
    id: '4',
    at: now - 44 * day,
    by: head,
    action: { kind: 'moved', to: 3 },
    reason: market.twoStepsExport,
  },
  { id: '3', at: now - 60 * day, by: head, action: { kind: 'moved', to: 2 }, reason: '' },
  { id: '2', at: now - 80 * day, by: head, action: { kind: 'answered' }, reason: '' },
  {
    id: '1',
    at: now - 80 * day,
    by: head,
    action: { kind: 'moved', to: 5, isCommunicated: true },
    reason: '',
  },
  created,
];
const hidden: readonly WishEventView[] = [
  { id: '2', at: now - 3 * hour, by: null, action: { kind: 'refunded', beans: 165 }, reason: '' },
  {
    id: '1',
    at: now - 4 * hour,
    by: head,
    action: { kind: 'moved', to: 0 },
    reason: failures.asksTipRules,
  },
  created,
];
/** E02. */
const onBehalf: readonly WishEventView[] = [
  {
    id: '1',
    at: now - 4 * hour,
    by: head,
    action: { kind: 'voted', voter: cast.somchai.nickname },
    reason: market.agreeScreens,
  },
  created,
];
const promised: readonly WishEventView[] = [
  { id: '1', at: now - 4 * hour, by: head, action: { kind: 'rewarded', beans: 200 }, reason: '' },
  created,
];
const intoHidden: readonly WishEventView[] = [
  {
    id: '1',
    at: now - 4 * hour,
    by: cast.manager.nickname,
    action: { kind: 'merged', title: wordsOf('wishes')('status.hidden'), href: null },
    reason: '',
  },
  created,
];
const merged: readonly WishEventView[] = [
  {
    id: '1',
    at: now - 4 * hour,
    by: cast.manager.nickname,
    action: { kind: 'merged', title: market.wishNotes, href: '#/hljw/wishDetails' },
    reason: '',
  },
  created,
];

const meta = {
  title: 'components/wishes/WishTimeline',
  component: WishTimeline,
  args: { state: { kind: 'ready', events: completed } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WishTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Completed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(completed.length);
  },
};
export const HiddenAndRefunded: Story = { args: { state: { kind: 'ready', events: hidden } } };
export const Merged: Story = { args: { state: { kind: 'ready', events: merged } } };
/** A wish that the reader may not see has no address. */
export const MergedIntoHidden: Story = {
  args: { state: { kind: 'ready', events: intoHidden } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(wordsOf('wishes')('status.hidden'))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** G411: the beans are paid once the wish is completed. */
export const RewardPromised: Story = {
  args: { state: { kind: 'ready', events: promised } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(wordsOf('wishes')('timeline.rewarded'), { exact: false })).toBeVisible();
  },
};
export const OnBehalf: Story = { args: { state: { kind: 'ready', events: onBehalf } } };
export const JustMade: Story = { args: { state: { kind: 'ready', events: [created] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {Object.entries({
        Completed,
        HiddenAndRefunded,
        Merged,
        OnBehalf,
        RewardPromised,
        JustMade,
        Loading,
      }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <WishTimeline {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
