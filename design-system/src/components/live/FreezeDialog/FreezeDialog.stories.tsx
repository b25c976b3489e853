import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures } from '../../../stories/index.ts';
import { storyNow } from '../live.fixtures.tsx';
import { FreezeDialog } from './FreezeDialog.tsx';

const meta = {
  title: 'components/live/FreezeDialog',
  component: FreezeDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    isOpen: true,
    nickname: cast.somchai.nickname,
    onFreeze: fn(),
    onClose: fn(),
    now: storyNow,
  },
  // Opened in the live room: it takes the colours of the stage.
  decorators: [
    (Story) => (
      <div data-surface="stage">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FreezeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const freezeButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('dialog').querySelector<HTMLElement>('[type="submit"]') ?? canvasElement;

const cross = (canvasElement: HTMLElement) =>
  within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement;

/** Nothing is chosen beforehand, and a reason is asked for. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(freezeButton(canvasElement));
    await expect(args.onFreeze).not.toHaveBeenCalled();
    await userEvent.click(canvas.getAllByRole('radio')[0] ?? canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), failures.spam);
    await userEvent.click(freezeButton(canvasElement));
    await expect(args.onFreeze).toHaveBeenCalledWith({
      type: '3_days',
      rule: 'other',
      reason: failures.spam,
    });
    await userEvent.click(cross(canvasElement));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(freezeButton(canvasElement));
  },
};
export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(cross(canvasElement));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { tags: ['pictured'], args: { error: failures.frozenAlready } };

/** A modal stands alone: the state with most in it. */
export const AllStates: Story = {
  name: 'All states',
  args: { error: failures.frozenAlready },
  play: async ({ canvasElement }) => {
    await userEvent.click(freezeButton(canvasElement));
  },
};
