import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { VoiceBubble, type VoiceState } from './VoiceBubble.tsx';

const meta = {
  title: 'components/chat/VoiceBubble',
  component: VoiceBubble,
  args: { seconds: 23, state: { kind: 'unplayed' }, onPress: fn() },
} satisfies Meta<typeof VoiceBubble>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unplayed: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Playing: Story = { args: { state: { kind: 'playing', at: 9 } } };
export const Played: Story = { args: { state: { kind: 'played' } } };
/** Can be tried again. */
export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
/** As loud as it was spoken. */
export const Waveform: Story = {
  args: { state: { kind: 'played' }, waveform: [0, 20, 60, 100, 80, 40, 10, 0, 30, 90, 70, 20, 0] },
};
export const Own: Story = { args: { isOwn: true, state: { kind: 'played' } } };

const states: readonly VoiceState[] = [
  { kind: 'unplayed' },
  { kind: 'loading' },
  { kind: 'playing', at: 9 },
  { kind: 'played' },
  { kind: 'failed' },
];

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {states.map((state) => (
        <StoryRow key={state.kind} label={state.kind}>
          <VoiceBubble {...args} state={state} />
          <VoiceBubble {...args} state={state} isOwn />
        </StoryRow>
      ))}
      <StoryRow label="1, 30 and 60 seconds">
        {[1, 30, 60].map((seconds) => (
          <VoiceBubble key={seconds} {...args} seconds={seconds} state={{ kind: 'played' }} />
        ))}
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        <VoiceBubble {...args} state={{ kind: 'playing', at: 12 }} />
        <VoiceBubble {...args} state={{ kind: 'failed' }} />
      </StoryRow>
    </StoryGrid>
  ),
};
