import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { cast, failures, heard } from '../../../stories/index.ts';
import { onStage, sameRegionOften, storyNow } from '../live.fixtures.tsx';
import { RankList, type RankedMember, type RankListState } from './RankList.tsx';

const members: readonly RankedMember[] = [
  { uid: '1', ...cast.longName, rank: 1, score: 1_286_400 },
  { uid: '2', ...cast.wang, rank: 2, score: 96_660 },
  { uid: '3', ...cast.mei, rank: 3, score: 52_000 },
  { uid: '4', ...cast.yutong, rank: 4, score: 9_999 },
  { uid: '5', ...cast.faizal, rank: 4, score: 9_999 },
];
const me = { ...cast.faizal, rank: 28, score: 320, gap: 46 };
const ready = { kind: 'ready', members, me, updatedAt: storyNow() } as const;
const anonymous = { uid: '', nickname: '', img: '', isHidden: true };
const hidden: RankListState = {
  ...ready,
  members: [
    { ...anonymous, rank: 1, score: 52_000 },
    { uid: '2', ...cast.wang, rank: 2, score: 9_999, isHidden: true },
    { ...anonymous, rank: 2, score: 9_999 },
  ],
  me: { ...cast.wang, rank: 2, score: 9_999, gap: 42_002 },
  isMeHidden: true,
};

const meta = {
  title: 'components/live/RankList',
  component: RankList,
  args: { state: ready, period: 'day', onPeriod: fn(), onRetry: fn(), onOpen: fn(), onHide: fn() },
  decorators: [onStage(360)],
} satisfies Meta<typeof RankList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: heard(cast.mei.nickname) }));
    await expect(args.onOpen).toHaveBeenCalledWith(members[2]);
    canvas.getByRole('tab', { selected: true }).focus();
    await userEvent.keyboard('{End}');
    await expect(args.onPeriod).toHaveBeenCalledWith('total');
  },
};
let told: ReturnType<typeof spyOn>;
/** E29: anonymous to others, and named to those who run the live session. */
export const Hidden: Story = {
  args: { state: hidden },
  beforeEach: () => {
    told = spyOn(console, 'error');
    return () => told.mockRestore();
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    // React tells of rows that it takes for one another, such as two anonymous viewers who share a place.
    await expect(told).not.toHaveBeenCalled();
    const hide = canvas.getByRole('switch');
    await expect(hide).toBeChecked();
    await userEvent.click(hide);
    await expect(args.onHide).toHaveBeenCalledWith(false);
  },
};
/** The switch was turned, and the answer is under way. */
export const Saving: Story = {
  args: { isHiding: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeDisabled();
  },
};
export const Unranked: Story = {
  args: { state: { ...ready, me: { ...me, rank: null, score: 0, gap: 1 } } },
};
export const Leading: Story = {
  args: { state: { ...ready, me: { ...me, rank: 1, score: 1_286_400, gap: 0 } } },
};
export const Empty: Story = {
  args: { state: { kind: 'ready', members: [], me: null, updatedAt: storyNow() } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const states: readonly (readonly [string, RankListState])[] = [
  ['ranked', ready],
  [
    'not on the list',
    { ...ready, members: members.slice(0, 2), me: { ...me, rank: null, score: 0, gap: 1 } },
  ],
  ['first', { ...ready, members: members.slice(0, 2), me: { ...me, rank: 1, score: 1_286_400, gap: 0 } }],
  ['hidden', hidden],
  ['empty', { kind: 'ready', members: [], me: null, updatedAt: storyNow() }],
  ['loading', { kind: 'loading' }],
  ['failed', { kind: 'error', reason: failures.noAnswer }],
];

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StoryGrid>
      {states.map(([label, state]) => (
        <StoryRow key={label} label={label} surface="stage">
          <div style={{ inlineSize: 360 }}>
            <RankList {...args} state={state} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="on the page">
        <div style={{ inlineSize: 360 }}>
          <RankList {...args} onOpen={undefined} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
