import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, talk, wordsOf } from '../../../stories/index.ts';
import { minute, onStage, StageWall } from '../live.fixtures.tsx';
import { BarrageList, type BarrageLine } from './BarrageList.tsx';

const lines: readonly BarrageLine[] = [
  { id: '1', at: 2 * minute + 4_000, uid: '1', nickname: cast.mei.nickname, text: talk.wellTold },
  {
    id: '2',
    at: 2 * minute + 9_000,
    uid: '2',
    nickname: cast.faizal.nickname,
    text: talk.crossMeaning,
    isOwn: true,
  },
  { id: '3', at: 12 * minute, uid: '3', nickname: cast.phanthipha.nickname, text: talk.targetPrice },
];

const meta = {
  title: 'components/live/BarrageList',
  component: BarrageList,
  args: { lines, onHide: fn() },
  decorators: [onStage(360)],
} satisfies Meta<typeof BarrageList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Own comments cannot be hidden. */
export const OnAir: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const name = wordsOf('barrage')('hideSender', { name: cast.mei.nickname });
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onHide).toHaveBeenCalledWith({ uid: '1', nickname: cast.mei.nickname });
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};
/** In a replay a press goes to the frame it is about. */
export const InReplay: Story = {
  args: { onSeek: fn() },
  play: async ({ args, canvasElement }) => {
    const name = wordsOf('barrage')('goTo', { at: '12:00' });
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onSeek).toHaveBeenCalledWith(12 * minute);
  },
};
export const BeforeTheFirst: Story = {
  tags: ['pictured'],
  args: { lines: lines.map((line) => ({ ...line, at: null })) },
};
export const Empty: Story = { tags: ['pictured'], args: { lines: [] } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StageWall column={320}>
      <BarrageList {...args} />
      <BarrageList {...args} onSeek={fn()} />
      <BarrageList {...args} lines={[]} />
    </StageWall>
  ),
};
