import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSwitch } from './LanguageSwitch.tsx';

const meta = {
  title: 'primitives/LanguageSwitch',
  component: LanguageSwitch<string>,
  args: {
    label: 'Language',
    languages: [
      { key: 'zh_CN', name: '简体中文', tag: 'zh-CN' },
      { key: 'zh_HK', name: '繁體中文', tag: 'zh-HK' },
      { key: 'en', name: 'English', tag: 'en' },
      { key: 'ms', name: 'Bahasa Melayu', tag: 'ms' },
      { key: 'th', name: 'ไทย', tag: 'th' },
      { key: 'vi', name: 'Tiếng Việt', tag: 'vi' },
    ],
    selected: 'en',
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitch<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Language: English' });
    await userEvent.click(button);
    const spoken = await canvas.findByRole('menuitemradio', { name: 'English' });
    await expect(spoken).toBeChecked();
    await expect(canvas.getByRole('menuitemradio', { name: '简体中文' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('vi');
    await expect(button).toHaveFocus();
  },
};

export const AllStates: Story = {
  name: 'All states',
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(await within(canvasElement).findByRole('menu')).toBeVisible();
  },
};
