import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StopDialog } from './StopDialog.tsx';

const meta = {
  title: 'components/live/StopDialog',
  component: StopDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    isOpen: true,
    limit: 200,
    missingReason: 'Give a reason for stopping the live session',
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
    await userEvent.type(dialogOf(canvasElement).getByRole('textbox'), ' 未经核实的个股推荐 ');
    await userEvent.click(stop(canvasElement));
    await expect(args.onStop).toHaveBeenCalledWith('未经核实的个股推荐');
  },
};
export const Missing: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(stop(canvasElement));
    // The dialog fades in.
    await waitFor(() => expect(dialogOf(canvasElement).getByText(args.missingReason)).toBeVisible());
  },
};
export const Stopping: Story = { args: { isStopping: true } };

export const AllStates: Story = {
  name: 'All states',
  play: async ({ canvasElement }) => {
    await userEvent.click(stop(canvasElement));
  },
};
