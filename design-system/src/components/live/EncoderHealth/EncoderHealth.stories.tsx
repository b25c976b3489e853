import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, wordsOf } from '../../../stories/index.ts';
import { EncoderHealth, type EncoderHealthState } from './EncoderHealth.tsx';

const good: EncoderHealthState = {
  kind: 'pushing',
  fps: 30,
  bitrate: 3_200,
  gop: 2,
  codec: 'H.264 / AAC',
  dropped: 0,
  advice: [],
};
const poor: EncoderHealthState = {
  kind: 'pushing',
  fps: 11.4,
  bitrate: 640,
  gop: 8,
  codec: 'HEVC',
  dropped: 1_204,
  advice: ['gop_long', 'bitrate_low', 'fps_low', 'codec_unplayable', 'no_audio'],
};

const soundOnly: EncoderHealthState = {
  ...good,
  fps: 0,
  bitrate: 128,
  gop: 0,
  codec: '',
  advice: ['no_video'],
};

const meta = {
  title: 'components/live/EncoderHealth',
  component: EncoderHealth,
  args: { state: good, onRetry: fn() },
} satisfies Meta<typeof EncoderHealth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Good: Story = {};
export const Poor: Story = {
  args: { state: poor },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(5);
  },
};
export const TooHigh: Story = {
  args: { state: { ...good, bitrate: 12_000, advice: ['bitrate_high'] } },
};
export const SlowLine: Story = {
  args: { state: { ...good, advice: ['fps_uneven', 'uplink_slow', 'b_frames'] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
/** The encoder sends no picture. */
export const SoundOnly: Story = {
  args: { state: soundOnly },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('streamer')('advice.no_video'));
  },
};
export const Offline: Story = { args: { state: { kind: 'offline', refused: '' } } };
export const Refused: Story = {
  args: { state: { kind: 'offline', refused: failures.oldKey } },
};
/** S36: what comes is a test: it puts nothing on air. */
export const OfflineInTest: Story = { args: { state: { kind: 'offline', refused: '', isTest: true } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

const states: readonly (readonly [string, EncoderHealthState])[] = [
  ['good', good],
  ['poor', poor],
  ['too high', { ...good, bitrate: 12_000, advice: ['bitrate_high'] }],
  ['slow line', { ...good, advice: ['fps_uneven', 'uplink_slow', 'b_frames'] }],
  ['sound only', soundOnly],
  ['offline', { kind: 'offline', refused: '' }],
  ['refused', { kind: 'offline', refused: failures.oldKey }],
  ['offline in a test', { kind: 'offline', refused: '', isTest: true }],
  ['loading', { kind: 'loading' }],
  ['error', { kind: 'error', reason: failures.noAnswer }],
];

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {states.map(([label, state]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <EncoderHealth {...args} state={state} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
