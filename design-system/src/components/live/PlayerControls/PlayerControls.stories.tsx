import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { defaultBarrageSettings } from '../BarrageLayer/barrage-settings.ts';
import { PlayerControls } from './PlayerControls.tsx';

const meta = {
  title: 'components/live/PlayerControls',
  component: PlayerControls,
  args: {
    isPaused: false,
    isMuted: false,
    volume: 0.8,
    isFullScreen: false,
    latency: 2.4,
    barrage: defaultBarrageSettings,
    qualities: ['original', 'hd', 'sd'],
    quality: 'hd',
    onPause: fn(),
    onMute: fn(),
    onVolume: fn(),
    onFullScreen: fn(),
    onPictureInPicture: fn(),
    onBarrage: fn(),
    onQuality: fn(),
    onBackToLive: fn(),
  },
  decorators: [
    (Story) => (
      <div
        data-surface="stage"
        style={{ minBlockSize: 260, display: 'grid', alignItems: 'end', containerType: 'inline-size' }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayerControls>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnTime: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [pause, mute] = canvas.getAllByRole('button');
    await userEvent.click(pause ?? canvasElement);
    await expect(args.onPause).toHaveBeenCalledWith(true);
    await userEvent.click(mute ?? canvasElement);
    await expect(args.onMute).toHaveBeenCalledWith(true);
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '0.5' } });
    await expect(args.onVolume).toHaveBeenCalledWith(0.5);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'sd');
    await expect(args.onQuality).toHaveBeenCalledWith('sd');
    const [apart, whole] = canvas.getAllByRole('button').slice(-2);
    await userEvent.click(apart ?? canvasElement);
    await expect(args.onPictureInPicture).toHaveBeenCalledWith(true);
    await userEvent.click(whole ?? canvasElement);
    await expect(args.onFullScreen).toHaveBeenCalledWith(true);
  },
};

export const Late: Story = { args: { latency: 31.5 } };
export const Paused: Story = { args: { isPaused: true, latency: 12 } };
export const Muted: Story = { args: { isMuted: true } };
export const FullScreen: Story = { args: { isFullScreen: true } };
/** The browser shows the picture over other windows; a press brings it back. */
export const PictureInPicture: Story = {
  args: { isPictureInPicture: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { pressed: true }));
    await expect(args.onPictureInPicture).toHaveBeenCalledWith(false);
  },
};
export const BarrageOff: Story = { args: { barrage: { ...defaultBarrageSettings, isOn: false } } };
export const OneQuality: Story = { args: { qualities: ['original'], quality: 'original', latency: null } };

/** Area, density and opacity; Escape closes and gives the focus back. */
export const BarrageOpen: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    const [quarter] = canvas.getAllByRole('radio');
    await userEvent.click(quarter ?? canvasElement);
    await expect(args.onBarrage).toHaveBeenCalledWith({ ...defaultBarrageSettings, area: 25 });
    await userEvent.click(canvas.getAllByRole('radio')[3] ?? canvasElement);
    await expect(args.onBarrage).toHaveBeenCalledWith({ ...defaultBarrageSettings, density: 'sparse' });
    await userEvent.keyboard('{Escape}');
    const opener = canvas.getByRole('button', { expanded: false });
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(canvas.getAllByRole('radio')).toHaveLength(6);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <PlayerControls {...args} />
      <PlayerControls {...args} latency={31.5} />
      <PlayerControls {...args} isPaused latency={12} isMuted onPictureInPicture={undefined} />
      <PlayerControls {...args} barrage={{ ...defaultBarrageSettings, isOn: false }} isFullScreen />
      <PlayerControls {...args} qualities={['original']} quality="original" latency={null} />
    </div>
  ),
};
