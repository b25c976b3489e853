import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, fileNames, heard, titles } from '../../../stories/index.ts';
import { FavouriteFolders } from './FavouriteFolders.tsx';

const folders = [
  { id: '1', title: titles.defaultFolder, count: 128, isDefault: true },
  { id: '2', title: fileNames.cashFlow, count: 12, isDefault: false },
  { id: '3', title: titles.dividendFolder, count: 12_846, isDefault: false },
  { id: '4', title: titles.emptyFolder, count: 0, isDefault: false },
];

const meta = {
  title: 'components/content/FavouriteFolders',
  component: FavouriteFolders,
  args: {
    state: { kind: 'ready', folders },
    selectedId: '2',
    onSelect: fn(),
    onCreate: fn(),
    onRename: fn(),
    onMakeDefault: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FavouriteFolders>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons of a canvas: "new folder", then a folder and its menu by turns. */
const menuOf = (canvasElement: HTMLElement, at: number) =>
  within(canvasElement).getAllByRole('button')[2 + 2 * at] ?? canvasElement;
const choose = async (canvasElement: HTMLElement, folder: number, item: number) => {
  await userEvent.click(menuOf(canvasElement, folder));
  const items = await within(canvasElement).findAllByRole('menuitem');
  await userEvent.click(items[item] ?? canvasElement);
};

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: heard(titles.dividendFolder, '12') }),
    );
    await expect(args.onSelect).toHaveBeenCalledWith('3');
    await choose(canvasElement, 1, 1);
    await expect(args.onMakeDefault).toHaveBeenCalledWith('2');
  },
};

/** At most ten characters, and never none. */
export const Creating: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    const dialog = within(await canvas.findByRole('dialog'));
    const field = dialog.getByRole('textbox');
    await userEvent.type(field, 'Eleven char{Enter}');
    await expect(args.onCreate).not.toHaveBeenCalled();
    await userEvent.type(field, '{Backspace}{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Eleven cha');
    await userEvent.click(canvas.getAllByRole('button')[0] ?? canvasElement);
    await canvas.findByRole('dialog');
  },
};

/** What lies in it goes to the default folder, unless another is chosen. */
export const Deleting: Story = {
  tags: ['pictured'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await choose(canvasElement, 1, 2);
    const dialog = within(await canvas.findByRole('alertdialog'));
    await expect(dialog.getByRole('combobox')).toHaveValue('1');
    await userEvent.selectOptions(dialog.getByRole('combobox'), '3');
    await userEvent.click(dialog.getAllByRole('button')[1] ?? canvasElement);
    await expect(args.onDelete).toHaveBeenCalledWith('2', '3');
    await choose(canvasElement, 1, 2);
    await canvas.findByRole('alertdialog');
  },
};

/** The default one stays: its menu says why. */
export const DefaultStays: Story = {
  play: async ({ args, canvasElement }) => {
    await choose(canvasElement, 0, 2);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(within(canvasElement).queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FavouriteFolders {...args} />
      <FavouriteFolders {...args} {...Loading.args} />
      <FavouriteFolders {...args} {...LoadFailed.args} />
    </div>
  ),
};
