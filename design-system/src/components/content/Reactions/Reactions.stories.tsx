import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { counts } from '../content.fixtures.ts';
import { Reactions } from './Reactions.tsx';

const meta = {
  title: 'components/content/Reactions',
  component: Reactions,
  args: { counts, onLike: fn(), onFavourite: fn(), onComment: fn() },
} satisfies Meta<typeof Reactions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [like, comment, keep] = within(canvasElement).getAllByRole('button');
    await userEvent.click(like ?? canvasElement);
    await expect(args.onLike).toHaveBeenCalledWith(true);
    await userEvent.click(comment ?? canvasElement);
    await expect(args.onComment).toHaveBeenCalledOnce();
    await userEvent.click(keep ?? canvasElement);
    await expect(args.onFavourite).toHaveBeenCalledWith(true);
  },
};
export const Given: Story = {
  args: { counts: { ...counts, isLiked: true, isFavourite: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
    await expect(args.onLike).toHaveBeenCalledWith(false);
  },
};
export const None: Story = { args: { counts: { ...counts, likes: 0, comments: 0 } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      <StoryRow label="ready">
        <Reactions {...args} />
      </StoryRow>
      <StoryRow label="given">
        <Reactions {...args} {...Given.args} />
      </StoryRow>
      <StoryRow label="none">
        <Reactions {...args} {...None.args} />
      </StoryRow>
      <StoryRow label="beside a picture" surface="stage">
        <Reactions {...args} direction="column" />
        <Reactions {...args} {...Given.args} direction="column" />
      </StoryRow>
    </StoryGrid>
  ),
};
