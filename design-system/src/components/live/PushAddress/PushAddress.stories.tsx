import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { failures } from '../../../stories/index.ts';
import { PushAddress } from './PushAddress.tsx';

const ready = {
  kind: 'ready',
  url: 'rtmp://live.goldbean.example:1935/live',
  streamKey: 'ch_204?key=9f2c61d07be84a5f8c',
} as const;

const meta = {
  title: 'components/live/PushAddress',
  component: PushAddress,
  args: { state: ready, isOnAir: false, onRetry: fn(), onRotate: fn() },
} satisfies Meta<typeof PushAddress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The key is hidden until asked for. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const key = canvas.getByDisplayValue(ready.streamKey);
    await expect(key).toHaveAttribute('type', 'password');
    const [, show] = canvas.getAllByRole('button');
    await userEvent.click(show ?? canvasElement);
    await expect(key).toHaveAttribute('type', 'text');
  },
};

/** A new key is asked for twice; on air it says what will be cut. */
export const Rotate: Story = {
  tags: ['pictured'],
  args: { isOnAir: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement);
    const dialog = await canvas.findByRole('alertdialog');
    await expect(args.onRotate).not.toHaveBeenCalled();
    const [keep, confirm] = within(dialog).getAllByRole('button');
    await userEvent.click(confirm ?? keep ?? dialog);
    await waitFor(() => expect(args.onRotate).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
export const Rotating: Story = { args: { state: { ...ready, isRotating: true } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = { args: { state: { kind: 'error', reason: failures.noAnswer } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="ready">
        <div data-fill-row>
          <PushAddress {...args} />
        </div>
      </StoryRow>
      <StoryRow label="rotating">
        <div data-fill-row>
          <PushAddress {...args} state={{ ...ready, isRotating: true }} />
        </div>
      </StoryRow>
      <StoryRow label="loading">
        <div data-fill-row>
          <PushAddress {...args} state={{ kind: 'loading' }} />
        </div>
      </StoryRow>
      <StoryRow label="error">
        <div data-fill-row>
          <PushAddress {...args} state={{ kind: 'error', reason: failures.noAnswer }} />
        </div>
      </StoryRow>
    </StoryGrid>
  ),
};
