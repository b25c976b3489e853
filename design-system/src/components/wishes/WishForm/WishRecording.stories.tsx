import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures, fileNames } from '../../../stories/index.ts';
import { storyRecording } from '../../../stories/recording.ts';
import { WishRecording } from './WishRecording.tsx';

const name = `${fileNames.screenshot}.webm`;

const meta = {
  title: 'components/wishes/WishRecording',
  component: WishRecording,
  args: {
    state: { kind: 'idle' },
    canRecord: true,
    onRecord: fn(),
    onStop: fn(),
    onChoose: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof WishRecording>;

export default meta;
type Story = StoryObj<typeof meta>;

const picker = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type="file"]') ?? canvasElement;

/** S09: recorded here, or chosen. */
export const Idle: Story = {
  play: async ({ args, canvasElement }) => {
    const [record] = within(canvasElement).getAllByRole('button');
    await userEvent.click(record ?? canvasElement);
    await expect(args.onRecord).toHaveBeenCalledOnce();
    const file = new File(['x'], name, { type: 'video/webm' });
    await userEvent.upload(picker(canvasElement), file);
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};
/** A browser that records no screen: one is chosen. */
export const ChooseOnly: Story = {
  args: { canRecord: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button')).toHaveLength(1);
  },
};
export const Asking: Story = { args: { state: { kind: 'asking' } } };
export const Recording: Story = {
  args: { state: { kind: 'recording', ms: 12_400 } },
  play: async ({ args, canvasElement }) => {
    const [stop, discard] = within(canvasElement).getAllByRole('button');
    await userEvent.click(stop ?? canvasElement);
    await expect(args.onStop).toHaveBeenCalledOnce();
    await userEvent.click(discard ?? canvasElement);
    await expect(args.onRemove).toHaveBeenCalledOnce();
    // A second one is neither made nor chosen meanwhile.
    await expect(canvasElement.querySelector('input[type="file"]')).toBeNull();
  },
};
export const NearTheEnd: Story = { args: { state: { kind: 'recording', ms: 53_000 } } };
export const Sending: Story = { args: { state: { kind: 'sending', name, done: 0.4 } } };
/** One at most: it is removed before there is another. */
export const Recorded: Story = {
  args: { state: { kind: 'ready', name, url: storyRecording } },
  play: async ({ args, canvasElement }) => {
    await expect(canvasElement.querySelector('input[type="file"]')).toBeNull();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
/** The member showed nothing, or the browser lets them not. */
export const Denied: Story = {
  args: { state: { kind: 'denied' } },
  play: async ({ args, canvasElement }) => {
    await within(canvasElement).findByRole('alert');
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onRecord).toHaveBeenCalledOnce();
  },
};
/** It did not arrive, and is kept to be sent again. */
export const Failed: Story = {
  args: { state: { kind: 'failed', reason: failures.uploadFailed, onRetry: fn() } },
  play: async ({ args, canvasElement }) => {
    const alert = within(await within(canvasElement).findByRole('alert'));
    const [retry] = alert.getAllByRole('button');
    await userEvent.click(retry ?? canvasElement);
    await expect(args.state.kind === 'failed' && args.state.onRetry).toHaveBeenCalledOnce();
  },
};
/** A file that is no recording of ours. */
export const Refused: Story = {
  args: { state: { kind: 'failed', reason: failures.uploadFailed } },
  play: async ({ canvasElement }) => {
    const alert = within(await within(canvasElement).findByRole('alert'));
    await expect(alert.queryByRole('button')).toBeNull();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // Several of them in one picture share their names; on a page there is one.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <StoryGrid>
      {Object.entries({
        Idle,
        ChooseOnly,
        Asking,
        Recording,
        NearTheEnd,
        Sending,
        Recorded,
        Denied,
        Failed,
        Refused,
      }).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <WishRecording {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
