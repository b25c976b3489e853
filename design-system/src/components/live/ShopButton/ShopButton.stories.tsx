import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onStage, StageWall } from '../live.fixtures.tsx';
import { ShopButton } from './ShopButton.tsx';

const meta = {
  title: 'components/live/ShopButton',
  component: ShopButton,
  args: { inCart: 3, onOpen: fn() },
  decorators: [onStage(360)],
} satisfies Meta<typeof ShopButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InCart: Story = {
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAccessibleName(/3/);
    await userEvent.click(button);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const Empty: Story = { tags: ['pictured'], args: { inCart: 0 } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StageWall column={160}>
      <ShopButton {...args} />
      <ShopButton {...args} inCart={0} />
      <ShopButton {...args} inCart={128} />
    </StageWall>
  ),
};
