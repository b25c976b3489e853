import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast } from '../../../stories/index.ts';
import { onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { bagStates, drawsAt, winners } from '../LuckyBag/LuckyBag.fixtures.ts';
import { BlessingBag } from './BlessingBag.tsx';

const meta = {
  title: 'components/live/BlessingBag',
  component: BlessingBag,
  args: {
    state: { kind: 'waiting', drawsAt, conditions: [] },
    prize: { kind: 'beans', beans: 1_888 },
    winners: 10,
    entries: 328,
    giver: cast.teacherLin.nickname,
    onJoin: fn(),
    now: storyNow,
  },
  decorators: [onStage(360)],
} satisfies Meta<typeof BlessingBag>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No condition: one press joins. */
export const Waiting: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};
export const Joined: Story = { tags: ['pictured'], args: { state: { kind: 'joined', drawsAt } } };
export const Won: Story = { tags: ['pictured'], args: { state: { kind: 'won', winners } } };
export const LongName: Story = {
  tags: ['pictured'],
  args: { giver: cast.teacherPiya.nickname, state: { kind: 'lost', winners } },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={320}>
      {bagStates.map(([label, state]) => (
        <BlessingBag key={label} {...args} state={state} />
      ))}
    </StageWall>
  ),
};
