import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { controls, heard } from '../../stories/index.ts';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'primitives/Tooltip',
  component: Tooltip,
  args: { text: controls.earnedBefore, children: <Button>320 beans</Button> },
  decorators: [
    (Story) => (
      <div style={{ padding: '64px 200px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['pictured'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button');
    await expect(button).toHaveAccessibleDescription(heard(controls.earnedBefore));
    await userEvent.hover(button);
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await userEvent.unhover(button);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(canvas.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

const openByKeyboard: Story['play'] = async ({ canvasElement }) => {
  await userEvent.tab();
  await expect(await within(canvasElement).findByRole('tooltip')).toBeVisible();
};

export const Top: Story = { play: openByKeyboard };

export const Bottom: Story = { args: { side: 'bottom' }, play: openByKeyboard };

export const End: Story = { args: { side: 'end' }, play: openByKeyboard };

/** Every disabled control states the rule and how to meet it (N05). */
export const WhyDisabled: Story = {
  tags: ['pictured'],
  render: () => (
    <Button tone="primary" fill="filled" disabledReason={controls.giftCosts}>
      {controls.sendTheGift}
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: controls.sendTheGift })).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(heard(controls.giftCosts));
  },
};

export const AllStates: Story = {
  name: 'All states',
  args: { text: controls.earnedLong, side: 'bottom' },
  play: openByKeyboard,
};
