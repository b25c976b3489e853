import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, market } from '../../../stories/index.ts';
import { day, storyNow } from '../live.fixtures.tsx';
import { BanDialog } from './BanDialog.tsx';

const meta = {
  title: 'components/live/BanDialog',
  component: BanDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 680 } } },
  args: {
    isOpen: true,
    channel: market.medalLin,
    aloneMs: day,
    onBan: fn(),
    onClose: fn(),
    now: storyNow,
  },
  decorators: [
    (Story) => (
      <div data-surface="stage">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BanDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('alertdialog').querySelector<HTMLElement>('[type="submit"]') ??
  canvasElement;

/** A day is chosen beforehand; a reason is asked for. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(confirm(canvasElement));
    await expect(args.onBan).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('radio')[2] ?? canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'fraud');
    await userEvent.type(canvas.getByRole('textbox'), failures.contacts);
    await userEvent.click(confirm(canvasElement));
    await expect(args.onBan).toHaveBeenCalledWith({
      rule: 'fraud',
      reason: failures.contacts,
      lasts: 7 * day,
    });
  },
};
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(confirm(canvasElement));
  },
};
export const Saving: Story = { tags: ['pictured'], args: { isSaving: true } };
export const Failed: Story = { tags: ['pictured'], args: { error: failures.noAnswer } };

/** A modal stands alone: the state with most in it. */
export const AllStates: Story = {
  name: 'All states',
  args: { error: failures.noAnswer },
  play: async ({ canvasElement }) => {
    await userEvent.click(confirm(canvasElement));
  },
};
