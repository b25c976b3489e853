import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { fileNames, frame } from '../../../stories/index.ts';
import { GroupSide } from './GroupSide.tsx';

const panels = [
  { key: 'members', label: frame.members },
  { key: 'files', label: fileNames.folderFiles },
] as const;

const meta = {
  title: 'screens/chat/GroupSide',
  component: GroupSide<'members' | 'files'>,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', inlineSize: 304, blockSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    panels,
    selected: 'members',
    onSelect: fn(),
    onClose: fn(),
    children: null,
  },
} satisfies Meta<typeof GroupSide<'members' | 'files'>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One panel at a time; the choice is the browser's own list. */
export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(within(canvasElement).getByRole('combobox'), 'files');
    await expect(args.onSelect).toHaveBeenCalledWith('files');
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
