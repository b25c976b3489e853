import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { day, hour, minute, onStage, sameRegionOften, StageWall, storyNow } from '../live.fixtures.tsx';
import { markers, thumbnails } from './ReplayTimeline.fixtures.ts';
import { ReplayTimeline } from './ReplayTimeline.tsx';

const ready = {
  kind: 'ready',
  position: 14 * minute + 32_000,
  loaded: 22 * minute,
  duration: 84 * minute,
} as const;

const meta = {
  title: 'components/live/ReplayTimeline',
  component: ReplayTimeline,
  args: { state: ready, markers, onSeek: fn() },
  decorators: [onStage(800)],
} satisfies Meta<typeof ReplayTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole line by keyboard. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('14:32'));
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSeek).toHaveBeenLastCalledWith(ready.position + 5_000);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onSeek).toHaveBeenLastCalledWith(ready.position - 60_000);
    await fireEvent.change(slider, { target: { value: String(ready.duration) } });
    await expect(args.onSeek).toHaveBeenLastCalledWith(ready.duration);
  },
};
/** The picture of the place that is pointed at. */
export const Pointed: Story = {
  args: { thumbnails },
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider');
    const { left, width, top } = slider.getBoundingClientRect();
    await userEvent.pointer({ target: slider, coords: { clientX: left + width / 2, clientY: top + 8 } });
    await within(canvasElement).findByText('42:00');
  },
};
/** At the ends a step goes no further. */
export const AtTheEnd: Story = {
  args: { state: { ...ready, position: ready.duration, loaded: ready.duration } },
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('slider').focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onSeek).toHaveBeenLastCalledWith(ready.duration);
  },
};
export const NoMarkers: Story = {
  tags: ['pictured'],
  args: {
    markers: [],
    state: { kind: 'ready', position: 2_000, loaded: 30_000, duration: 5 * hour + 605_000 },
  },
};
export const Processing: Story = { tags: ['pictured'], args: { state: { kind: 'processing' } } };
export const Expired: Story = {
  tags: ['pictured'],
  args: { state: { kind: 'expired', at: storyNow() - 2 * day } },
};
export const Failed: Story = { tags: ['pictured'], args: { state: { kind: 'failed' } } };

export const AllStates: Story = {
  name: 'All states',
  parameters: sameRegionOften,
  render: (args) => (
    <StageWall column={480}>
      <ReplayTimeline {...args} />
      <ReplayTimeline {...args} state={{ ...ready, position: ready.duration, loaded: ready.duration }} />
      <ReplayTimeline {...args} {...NoMarkers.args} />
      <ReplayTimeline {...args} state={{ kind: 'processing' }} />
      <ReplayTimeline {...args} state={{ kind: 'expired', at: storyNow() - 2 * day }} />
      <ReplayTimeline {...args} state={{ kind: 'failed' }} />
    </StageWall>
  ),
};
