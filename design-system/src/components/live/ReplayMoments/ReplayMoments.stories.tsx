import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { heard, talk } from '../../../stories/index.ts';
import { minute, onStage, sameRegionOften, StageWall } from '../live.fixtures.tsx';
import { markers } from '../ReplayTimeline/ReplayTimeline.fixtures.ts';
import { ReplayMoments } from './ReplayMoments.tsx';

const meta = {
  title: 'components/live/ReplayMoments',
  component: ReplayMoments,
  args: { markers, position: 14 * minute, onSeek: fn() },
  decorators: [onStage(360)],
} satisfies Meta<typeof ReplayMoments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(heard(talk.afterCross)) }));
    await expect(args.onSeek).toHaveBeenLastCalledWith(31 * minute);
  },
};
export const None: Story = { tags: ['pictured'], args: { markers: [] } };

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={320}>
      <ReplayMoments {...args} />
      <ReplayMoments {...args} markers={[]} />
    </StageWall>
  ),
};
