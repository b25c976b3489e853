import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { wordsOf } from '../../../stories/index.ts';
import { defaultBarrageSettings } from '../BarrageLayer/barrage-settings.ts';
import { minute } from '../live.fixtures.tsx';
import { markers } from '../ReplayTimeline/ReplayTimeline.fixtures.ts';
import { ReplayTimeline } from '../ReplayTimeline/ReplayTimeline.tsx';
import { ReplayControls } from './ReplayControls.tsx';

const meta = {
  title: 'components/live/ReplayControls',
  component: ReplayControls,
  args: {
    timeline: (
      <ReplayTimeline
        state={{ kind: 'ready', position: 14 * minute, loaded: 22 * minute, duration: 84 * minute }}
        markers={markers}
        onSeek={fn()}
      />
    ),
    isPaused: false,
    isMuted: false,
    volume: 0.8,
    speed: 1,
    fullScreen: 'none',
    barrage: defaultBarrageSettings,
    onPause: fn(),
    onMute: fn(),
    onVolume: fn(),
    onSpeed: fn(),
    onFullScreen: fn(),
    onPictureInPicture: fn(),
    onBarrage: fn(),
  },
  decorators: [
    (Story) => (
      <div
        data-surface="stage"
        style={{ minBlockSize: 300, display: 'grid', alignItems: 'end', containerType: 'inline-size' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReplayControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const name = wordsOf('live-stage')('controls.pause');
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onPause).toHaveBeenCalledWith(true);
  },
};
export const Paused: Story = { args: { isPaused: true, isMuted: true } };
export const Speed: Story = {
  args: { speed: 1.5 },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('live-tools');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('replay.speed')) }));
    await userEvent.click(canvas.getByRole('radio', { name: t('replay.times', { n: '2' }) }));
    await expect(args.onSpeed).toHaveBeenCalledWith(2);
  },
};
/** Behind now in a live session that is still on air. */
export const OnAir: Story = {
  args: { onBackToLive: fn() },
  play: async ({ args, canvasElement }) => {
    const name = wordsOf('live-stage')('controls.backToLive');
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onBackToLive).toHaveBeenCalled();
  },
};
export const FullScreen: Story = {
  args: { fullScreen: 'chat', barrage: { ...defaultBarrageSettings, isOn: false } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <ReplayControls {...args} />
      <ReplayControls {...args} isPaused isMuted speed={0.5} />
      <ReplayControls {...args} onBackToLive={fn()} onPictureInPicture={undefined} />
      <ReplayControls {...args} fullScreen="chat" barrage={{ ...defaultBarrageSettings, isOn: false }} />
    </div>
  ),
};
