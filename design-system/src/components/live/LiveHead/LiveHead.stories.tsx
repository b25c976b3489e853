import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Button, ButtonLink } from '../../../primitives/index.ts';
import { cast, frame, titles } from '../../../stories/index.ts';
import { GiftRank } from '../../gifts/index.ts';
import { onStage, StageWall } from '../live.fixtures.tsx';
import { LiveHead } from './LiveHead.tsx';

const meta = {
  title: 'components/live/LiveHead',
  component: LiveHead,
  args: {
    state: {
      kind: 'ready',
      title: titles.averagesPractice,
      status: 'live',
      teacher: cast.teacherLin.nickname,
      watching: 12_846,
    },
  },
  decorators: [onStage(1016)],
} satisfies Meta<typeof LiveHead>;

export default meta;
type Story = StoryObj<typeof meta>;

const givers = [
  { uid: '1', ...cast.phanthipha, rank: 1, score: 286_400 },
  { uid: '2', ...cast.wang, rank: 2, score: 96_660 },
];

export const Live: Story = { tags: ['pictured'] };
export const Loading: Story = { tags: ['pictured'], args: { state: { kind: 'loading' } } };
export const WithRank: Story = {
  tags: ['pictured'],
  args: { rank: <GiftRank state={{ kind: 'ready', top: givers, count: 1_846 }} onOpen={fn()} /> },
};
export const WithActions: Story = {
  tags: ['pictured'],
  args: { children: <ButtonLink href="#console">{frame.console}</ButtonLink> },
};
export const LongName: Story = {
  tags: ['pictured'],
  args: {
    state: {
      kind: 'ready',
      title: titles.sizeLong,
      status: 'interrupted',
      teacher: cast.longName.nickname,
      watching: 1,
    },
    children: (
      <Button tone="danger" fill="quiet">
        {frame.stopWithReason}
      </Button>
    ),
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StageWall column={640}>
      <LiveHead {...args} />
      <LiveHead {...args} {...Loading.args} />
      <LiveHead {...args} {...WithRank.args} />
      <LiveHead {...args} {...WithActions.args} />
      <LiveHead {...args} {...LongName.args} />
    </StageWall>
  ),
};
