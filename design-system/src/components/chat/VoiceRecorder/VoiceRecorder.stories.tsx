import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { VoiceRecorder } from './VoiceRecorder.tsx';

/** A voice that rises and falls. */
const levels = Array.from({ length: 40 }, (_, at) => 0.5 + 0.45 * Math.sin(at * 0.9) * Math.cos(at * 0.23));

const meta = {
  title: 'components/chat/VoiceRecorder',
  component: VoiceRecorder,
  args: {
    state: { kind: 'recording', ms: 12_400, levels },
    onSend: fn(),
    onCancel: fn(),
    onStart: fn(),
  },
} satisfies Meta<typeof VoiceRecorder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = {
  play: async ({ args, canvasElement }) => {
    const [cancel, send] = within(canvasElement).getAllByRole('button');
    await userEvent.click(send ?? canvasElement);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(cancel ?? canvasElement);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** Less than a second cannot be sent (D79). */
export const TooShort: Story = {
  args: { state: { kind: 'recording', ms: 400, levels: levels.slice(0, 3) } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const NearTheEnd: Story = { args: { state: { kind: 'recording', ms: 53_000, levels } } };
export const Denied: Story = {
  args: { state: { kind: 'denied' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['recording', { kind: 'recording', ms: 12_400, levels }],
          ['too short', { kind: 'recording', ms: 400, levels: levels.slice(0, 3) }],
          ['near the end', { kind: 'recording', ms: 53_000, levels }],
          ['denied', { kind: 'denied' }],
        ] as const
      ).map(([label, state]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <VoiceRecorder {...args} state={state} />
          </div>
        </StoryRow>
      ))}
      <StoryRow label="360 px, on the stage" surface="stage">
        <div style={{ inlineSize: 360 }}>
          <VoiceRecorder {...args} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
