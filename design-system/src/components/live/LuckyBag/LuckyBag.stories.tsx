import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, market } from '../../../stories/index.ts';
import { onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { LuckyBag } from './LuckyBag.tsx';
import { bagStates, conditions, drawsAt, met, toFollow, winners } from './LuckyBag.fixtures.ts';

const meta = {
  title: 'components/live/LuckyBag',
  component: LuckyBag,
  args: {
    state: { kind: 'waiting', drawsAt, conditions: met },
    prize: { kind: 'gift', gift: { icon: 'rocket', name: market.rocket }, count: 1 },
    winners: 4,
    entries: 12_846,
    onJoin: fn(),
    onMeet: fn(),
    onProof: fn(),
    now: storyNow,
  },
  decorators: [onStage(360)],
} satisfies Meta<typeof LuckyBag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button says what is missing, and joins nothing. */
export const Waiting: Story = {
  args: { state: { kind: 'waiting', drawsAt, conditions: toFollow } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:23');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const [join] = canvas.getAllByRole('button').toReversed();
    await userEvent.click(join ?? canvasElement);
    await expect(args.onJoin).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onMeet).toHaveBeenCalledOnce();
    await expect(args.onMeet).toHaveBeenCalledWith('follow');
  },
};
/** P10: for the channel's fans and iron fans; each leads to where one becomes one. */
export const ForFans: Story = {
  args: {
    state: {
      kind: 'waiting',
      drawsAt,
      conditions: [
        { key: 'fan', isMet: false },
        { key: 'fan_level', level: 3, isMet: false },
        { key: 'iron_fan', isMet: false },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const ways = within(within(canvasElement).getByRole('list')).getAllByRole('button');
    for (const way of ways) await userEvent.click(way);
    await expect(args.onMeet).toHaveBeenNthCalledWith(1, 'club');
    await expect(args.onMeet).toHaveBeenNthCalledWith(2, 'club');
    await expect(args.onMeet).toHaveBeenNthCalledWith(3, 'iron');
  },
};
/** Only the text is missing: it is sent with the joining. */
export const TextToSend: Story = {
  args: { state: { kind: 'waiting', drawsAt, conditions } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
/** Whoever gave it sees why they cannot join. */
export const Own: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'waiting', drawsAt, conditions: met }, disabledReason: failures.ownBag },
};
export const ConditionsMet: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
export const Joining: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'waiting', drawsAt, conditions: met, isJoining: true } },
};
/** A second press joins nothing and says so. */
export const Joined: Story = {
  args: { state: { kind: 'joined', drawsAt } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onJoin).not.toHaveBeenCalled();
  },
};
export const Drawing: Story = { tags: ['pictured'], args: { state: { kind: 'drawing' } } };
export const Won: Story = {
  args: { state: { kind: 'won', winners } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onProof).toHaveBeenCalledOnce();
  },
};
export const Lost: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'lost', winners }, prize: { kind: 'beans', beans: 8_888 } },
};
export const Void: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'void', reason: 'nobody' }, entries: 0 },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={320}>
      {bagStates.map(([label, state]) => (
        <LuckyBag
          key={label}
          {...args}
          state={state}
          entries={label.endsWith('nobody joined') ? 0 : args.entries}
        />
      ))}
    </StageWall>
  ),
};
