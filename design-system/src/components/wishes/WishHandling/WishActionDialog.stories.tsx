import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { failures, market, wordsOf } from '../../../stories/index.ts';
import { day, now } from '../wishes.fixtures.ts';
import { WishActionDialog } from './WishActionDialog.tsx';

const meta = {
  title: 'components/wishes/WishActionDialog',
  component: WishActionDialog,
  args: {
    kind: 'move',
    facts: {
      title: market.wishNotes,
      targets: [2, 3, 5],
      expectedAt: null,
      now,
      rewards: [20, 50, 100, 200, 500],
      merges: [
        { id: '2', title: market.wishPdf },
        { id: '3', title: market.wishDark },
      ],
    },
    isSaving: false,
    onSearch: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof WishActionDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** T05, M13: completed is never reached by an edit; every other status says why. */
export const Move: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const confirm = () =>
      userEvent.click(
        dialog.getAllByRole('button').find((one) => one.matches('[type=submit]')) ?? canvasElement,
      );
    const radios = dialog.getAllByRole('radio');
    await userEvent.click(radios.at(-1) ?? canvasElement);
    await confirm();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(radios[0] ?? canvasElement);
    await confirm();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await fireEvent.change(dialog.getByRole('textbox'), { target: { value: ` ${market.dailyFirst} ` } });
    await confirm();
    await expect(args.onConfirm).toHaveBeenCalledWith({
      kind: 'move',
      to: 2,
      reason: market.dailyFirst,
      expectedAt: null,
    });
  },
};
export const Hide: Story = { args: { kind: 'hide' } };
export const DateOfIt: Story = {
  tags: ['pictured'],
  args: { kind: 'date', facts: { ...meta.args.facts, expectedAt: now + 3 * day } },
};
const past = { ...meta.args.facts, expectedAt: now - day };
const confirmOf = (dialog: ReturnType<typeof within>) =>
  userEvent.click(
    dialog.getAllByRole('button').find((one: HTMLElement) => one.matches('[type=submit]')) ?? document.body,
  );
/** V21, M14: the day must be later than the server's now. */
export const DatePast: Story = {
  tags: ['pictured'],
  args: { kind: 'date', facts: past },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    await expect(dialog.getByRole('combobox')).toBeInvalid();
    await fireEvent.change(dialog.getByRole('textbox'), { target: { value: market.dailyFirst } });
    await confirmOf(dialog);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
/** A day that is over may be taken away. */
export const DateTakenAway: Story = {
  args: { kind: 'date', facts: past },
  play: async ({ args, canvasElement }) => {
    const dialog = within(within(canvasElement).getByRole('dialog'));
    const field = dialog.getByRole('combobox');
    await fireEvent.change(dialog.getByRole('textbox'), { target: { value: market.dailyFirst } });
    await userEvent.click(field);
    await userEvent.click(await dialog.findByRole('button', { name: wordsOf('wishes')('form.dateClear') }));
    await waitFor(() => expect(field).toBeValid());
    await confirmOf(dialog);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onConfirm).toHaveBeenCalledWith({
      kind: 'date',
      expectedAt: null,
      reason: market.dailyFirst,
    });
  },
};
const asksWhy: NonNullable<Story['play']> = async ({ args, canvasElement }) => {
  const dialog = within(within(canvasElement).getByRole('dialog'));
  const [choice] = dialog.queryAllByRole('radio');
  if (choice) await userEvent.click(choice);
  const confirm = dialog.getAllByRole('button').find((one) => one.matches('[type=submit]')) ?? canvasElement;
  await userEvent.click(confirm);
  await expect(args.onConfirm).not.toHaveBeenCalled();
  const reason = dialog.getByRole('textbox', { name: new RegExp(wordsOf('wishes')('action.reason'), 'u') });
  await expect(reason).toBeInvalid();
  await fireEvent.change(reason, { target: { value: market.dailyFirst } });
  await userEvent.click(confirm);
  await expect(args.onConfirm).toHaveBeenCalledOnce();
};
export const Complete: Story = { tags: ['pictured'], args: { kind: 'complete' } };
/** T05: no wish is completed without a reason. */
export const CompletesWithAReason: Story = { args: { kind: 'complete' }, play: asksWhy };
export const Merge: Story = { tags: ['pictured'], args: { kind: 'merge' } };
/** T05: nor merged. */
export const MergesWithAReason: Story = { args: { kind: 'merge' }, play: asksWhy };
export const Reward: Story = { tags: ['pictured'], args: { kind: 'reward' } };
export const Saving: Story = { tags: ['pictured'], args: { kind: 'complete', isSaving: true } };
export const Refused: Story = {
  tags: ['pictured'],
  args: { kind: 'complete', error: failures.asksTipRules },
};

/** A dialog stands alone: the state with most in it. */
export const AllStates: Story = { name: 'All states', args: { kind: 'hide' } };
