import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { cast, failures, talk, wordsOf } from '../../../stories/index.ts';
import { defaultBarrageSettings } from '../BarrageLayer/barrage-settings.ts';
import { PlayerControls } from './PlayerControls.tsx';

const meta = {
  title: 'components/live/PlayerControls',
  component: PlayerControls,
  args: {
    isPaused: false,
    isMuted: false,
    volume: 0.8,
    fullScreen: 'none',
    latency: { seconds: 0.8, why: 'live' },
    barrage: defaultBarrageSettings,
    qualities: [{ key: 'original' }, { key: 'hd' }, { key: 'sd' }],
    quality: 'hd',
    onPause: fn(),
    onMute: fn(),
    onVolume: fn(),
    onFullScreen: fn(),
    onPictureInPicture: fn(),
    onBarrage: fn(),
    onQuality: fn(),
    onBackToLive: fn(),
    onReload: fn(),
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
    const t = wordsOf('live-stage');
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await press(t('controls.pause'));
    await expect(args.onPause).toHaveBeenCalledWith(true);
    await press(t('controls.mute'));
    await expect(args.onMute).toHaveBeenCalledWith(true);
    await press(t('controls.reload'));
    await expect(args.onReload).toHaveBeenCalled();
    await fireEvent.change(canvas.getByRole('slider'), { target: { value: '0.5' } });
    await expect(args.onVolume).toHaveBeenCalledWith(0.5);
    await press(t('controls.pictureInPicture'));
    await expect(args.onPictureInPicture).toHaveBeenCalledWith(true);
    await press(t('controls.fullScreen'));
    await expect(args.onFullScreen).toHaveBeenLastCalledWith('picture');
    await press(t('controls.fullScreenChat'));
    await expect(args.onFullScreen).toHaveBeenLastCalledWith('chat');
  },
};

/** The badge says why. */
export const Late: Story = {
  args: { latency: { seconds: 31.5, why: 'hidden' } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('live-stage');
    await userEvent.click(canvas.getByRole('button', { name: t('controls.backToLive') }));
    await expect(args.onBackToLive).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /31/ }));
    await expect(canvas.getByText(t('latency.hidden'))).toBeVisible();
  },
};
/** A tier that is off says why. */
export const Quality: Story = {
  args: { qualities: [{ key: 'original' }, { key: 'hd' }, { key: 'sd', offReason: failures.noTips }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('live-stage');
    await userEvent.click(
      canvas.getByRole('button', { name: t('controls.qualityNow', { name: t('quality.hd') }) }),
    );
    await expect(canvas.getByRole('radio', { name: new RegExp(t('quality.sd')) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: t('quality.original') }));
    await expect(args.onQuality).toHaveBeenCalledWith('original');
  },
};
export const Keys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('live-stage');
    await userEvent.click(canvas.getByRole('button', { name: t('keys.title') }));
    await expect(canvas.getByText(t('keys.barrage'))).toBeVisible();
  },
};
export const Paused: Story = { args: { isPaused: true, latency: { seconds: 12, why: 'paused' } } };
export const Muted: Story = { args: { isMuted: true } };
export const FullScreen: Story = { args: { fullScreen: 'picture' } };
export const FullScreenWithChat: Story = { args: { fullScreen: 'chat' } };
/** The browser shows the picture over other windows; a press brings it back. */
export const PictureInPicture: Story = {
  args: { isPictureInPicture: true },
  play: async ({ args, canvasElement }) => {
    const name = wordsOf('live-stage')('controls.leavePictureInPicture');
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onPictureInPicture).toHaveBeenCalledWith(false);
  },
};
export const BarrageOff: Story = { args: { barrage: { ...defaultBarrageSettings, isOn: false } } };
export const OneQuality: Story = {
  args: { qualities: [{ key: 'original' }], quality: 'original', latency: null, hasNoChat: true },
};

/** How they are shown, and which are not; Escape closes and gives the focus back. */
export const BarrageOpen: Story = {
  args: {
    barrage: {
      ...defaultBarrageSettings,
      words: ['666'],
      hidden: [{ uid: '7', nickname: cast.faizal.nickname }],
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('barrage');
    const opener = canvas.getByRole('button', { name: t('settings') });
    await userEvent.click(opener);
    const changed = (part: object) =>
      expect(args.onBarrage).toHaveBeenLastCalledWith({ ...args.barrage, ...part });
    await userEvent.click(canvas.getByRole('radio', { name: t('quarter') }));
    await changed({ area: 25 });
    await userEvent.click(canvas.getByRole('radio', { name: t('sparse') }));
    await changed({ density: 'sparse' });
    await userEvent.click(canvas.getByRole('radio', { name: t('speeds.fast') }));
    await changed({ speed: 'fast' });
    await userEvent.click(canvas.getByRole('radio', { name: t('sizes.large') }));
    await changed({ size: 'large' });
    await userEvent.type(canvas.getByRole('textbox'), `${talk.great}{Enter}`);
    await changed({ words: ['666', talk.great] });
    await userEvent.click(
      canvas.getByRole('button', { name: t('showSender', { name: cast.faizal.nickname }) }),
    );
    await changed({ hidden: [] });
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await expect(canvas.getAllByRole('radio')).toHaveLength(12);
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, padding: 16 }}>
      <PlayerControls {...args} />
      <PlayerControls {...args} latency={{ seconds: 31.5, why: 'hidden' }} />
      <PlayerControls
        {...args}
        isPaused
        latency={{ seconds: 12, why: 'paused' }}
        isMuted
        onPictureInPicture={undefined}
      />
      <PlayerControls {...args} barrage={{ ...defaultBarrageSettings, isOn: false }} fullScreen="picture" />
      <PlayerControls
        {...args}
        hasNoChat
        qualities={[{ key: 'original' }]}
        quality="original"
        latency={null}
      />
    </div>
  ),
};
