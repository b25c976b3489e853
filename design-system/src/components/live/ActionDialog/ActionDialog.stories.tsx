import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, titles } from '../../../stories/index.ts';
import { ActionDialog } from './ActionDialog.tsx';

const meta = {
  title: 'components/live/ActionDialog',
  component: ActionDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 520 } } },
  args: { kind: 'warn', name: cast.somchai.nickname, onConfirm: fn(), onClose: fn() },
  decorators: [
    (Story) => (
      <div data-surface="stage">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('dialog').querySelector<HTMLElement>('[type="submit"]') ?? canvasElement;

/** Nothing is done without a reason. */
export const Warn: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(confirm(canvasElement));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'insult');
    await userEvent.type(canvas.getByRole('textbox'), `  ${failures.insult} `);
    await userEvent.click(confirm(canvasElement));
    await expect(args.onConfirm).toHaveBeenCalledWith({ rule: 'insult', reason: failures.insult });
  },
};
export const Block: Story = { tags: ['pictured'], args: { kind: 'block' } };
export const WarnStreamer: Story = {
  tags: ['pictured'],
  args: { kind: 'warnStreamer', name: titles.averagesTwelve },
};
export const Missing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(confirm(canvasElement));
  },
};
export const Saving: Story = {
  args: { isSaving: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Failed: Story = { tags: ['pictured'], args: { error: failures.noAnswer } };

/** A modal stands alone: the state with most in it. */
export const AllStates: Story = {
  name: 'All states',
  args: { error: failures.noAnswer },
  play: async ({ canvasElement }) => {
    await userEvent.click(confirm(canvasElement));
  },
};
