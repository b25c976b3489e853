import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failures } from '../../../stories/index.ts';
import { StopDialog } from './StopDialog.tsx';

const meta = {
  title: 'components/live/StopDialog',
  component: StopDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    isOpen: true,
    limit: 200,
    missingReason: failures.stopReason,
    onClose: fn(),
    onStop: fn(),
  },
  // Opened in the live room: it takes the colours of the stage.
  decorators: [
    (Story) => (
      <div data-surface="stage">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StopDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogOf = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('alertdialog'));
const stop = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('alertdialog').querySelector<HTMLElement>('[data-tone="danger"]') ??
  canvasElement;

/** Nothing is stopped without a reason that its viewers can read. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(stop(canvasElement));
    await expect(args.onStop).not.toHaveBeenCalled();
    await userEvent.type(dialogOf(canvasElement).getByRole('textbox'), ` ${failures.repeatedTips} `);
    await userEvent.click(stop(canvasElement));
    await expect(args.onStop).toHaveBeenCalledWith(failures.repeatedTips);
  },
};
export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(stop(canvasElement));
    // The dialog fades in.
    await waitFor(() => expect(dialogOf(canvasElement).getByText(args.missingReason)).toBeVisible());
  },
};
export const Stopping: Story = { tags: ['pictured'], args: { isStopping: true } };

export const AllStates: Story = {
  name: 'All states',
  play: async ({ canvasElement }) => {
    await userEvent.click(stop(canvasElement));
  },
};
