import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fileNames, heard } from '../../../stories/index.ts';
import { ArticleFiles } from './ArticleFiles.tsx';

const files = [
  { id: 'sheet', name: fileNames.cashSheet, size: 48_213 },
  { id: 'notes', name: fileNames.notesPdf, size: 2_400_000 },
];
const onOpen = fn();
const onRemove = fn();

const meta = {
  title: 'components/content/ArticleFiles',
  component: ArticleFiles,
  args: { files, state: { kind: 'open', onOpen } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleFiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: heard(fileNames.cashSheet) }));
    await expect(onOpen).toHaveBeenLastCalledWith('sheet');
  },
};
/** S49: named, and not to be opened. */
export const Locked: Story = {
  args: { state: { kind: 'locked' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(fileNames.cashSheet)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Writing: Story = {
  args: { state: { kind: 'writing', onRemove } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: heard(fileNames.notesPdf) }));
    await expect(onRemove).toHaveBeenLastCalledWith('notes');
  },
};

export const AllStates: Story = {
  name: 'All states',
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ArticleFiles {...args} />
      <ArticleFiles {...args} {...Locked.args} />
      <ArticleFiles {...args} {...Writing.args} />
    </div>
  ),
};
