import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { controls, heard } from '../../stories/index.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const meta = {
  title: 'primitives/ThemeSwitch',
  component: ThemeSwitch<string>,
  args: {
    label: controls.theme,
    themes: [
      { key: 'education', name: controls.educationOrange },
      { key: 'red', name: controls.festiveRed },
    ],
    selected: 'education',
    onSelect: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: 140 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ThemeSwitch<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chooses: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: heard(controls.educationOrange) });
    await userEvent.click(button);
    await expect(await canvas.findByRole('menuitemradio', { name: controls.educationOrange })).toBeChecked();
    await userEvent.keyboard(`${controls.festiveRed.slice(0, 4)}{Enter}`);
    await expect(args.onSelect).toHaveBeenCalledWith('red');
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
