import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { titles } from '../../../stories/index.ts';
import { kinds } from '../class.fixtures.ts';
import { MergedForwardCard } from './MergedForwardCard.tsx';

const { title, count, lines } = kinds.merged;

const meta = {
  title: 'components/chat/MergedForwardCard',
  component: MergedForwardCard,
  args: { title, count, lines, onOpen: fn() },
} satisfies Meta<typeof MergedForwardCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
export const One: Story = { args: { count: 1, lines: lines.slice(0, 1) } };
export const Fifty: Story = {
  args: { count: 50, title: titles.chatLong },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="several">
        <MergedForwardCard {...args} />
      </StoryRow>
      <StoryRow label="one">
        <MergedForwardCard {...args} {...One.args} />
      </StoryRow>
      <StoryRow label="fifty, long title">
        <MergedForwardCard {...args} {...Fifty.args} />
      </StoryRow>
      <StoryRow label="on the stage" surface="stage">
        <MergedForwardCard {...args} />
      </StoryRow>
    </StoryGrid>
  ),
};
