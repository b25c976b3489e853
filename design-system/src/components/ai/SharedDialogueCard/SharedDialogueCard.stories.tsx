import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { day, hour, sharedDialogues, storyNow } from '../ai.fixtures.ts';
import { SharedDialogueCard } from './SharedDialogueCard.tsx';

const go = fn();
const [fresh, old, long] = sharedDialogues;

const meta = {
  title: 'components/ai/SharedDialogueCard',
  component: SharedDialogueCard,
  args: { dialogue: fresh, isLiked: false, now: storyNow(), onLike: fn(), onFork: fn() },
  decorators: [
    (Story, { name }) => (
      <LinkNavigation value={go}>
        <div style={{ maxInlineSize: name === 'All states' ? 1000 : 420 }}>
          <Story />
        </div>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof SharedDialogueCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card leads to the dialogue; its buttons do not. */
export const Fresh: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const [like, fork] = canvas.getAllByRole('button');
    await userEvent.click(like ?? canvasElement);
    await expect(args.onLike).toHaveBeenCalledWith(true);
    await userEvent.click(fork ?? canvasElement);
    await expect(args.onFork).toHaveBeenCalledOnce();
    await expect(go).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.dialogue.href);
  },
};

export const Outdated: Story = { args: { dialogue: old, isLiked: true } };

export const Long: Story = { args: { dialogue: long } };

export const NoMarketData: Story = {
  args: { dialogue: { ...fresh, asOf: undefined, likes: 0, comments: 0, turns: 1 } },
};

export const Forking: Story = {
  args: { isForking: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button')[1] ?? canvasElement);
    await expect(args.onFork).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' }}>
      <SharedDialogueCard {...args} />
      <SharedDialogueCard {...args} {...Outdated.args} />
      <SharedDialogueCard {...args} {...Long.args} />
      <SharedDialogueCard {...args} {...NoMarketData.args} />
      <SharedDialogueCard {...args} isForking />
      <SharedDialogueCard
        {...args}
        dialogue={{ ...fresh, asOf: storyNow() - day - hour, likes: 1_284_000, comments: 86_200 }}
      />
    </div>
  ),
};
