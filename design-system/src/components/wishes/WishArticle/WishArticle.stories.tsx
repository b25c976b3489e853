import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { Button } from '../../../primitives/index.ts';
import { market } from '../../../stories/index.ts';
import { storyRecording } from '../../../stories/recording.ts';
import { pictures, wishes } from '../wishes.fixtures.ts';
import { WishArticle } from './WishArticle.tsx';

const text = `${market.wishAbout}\n- ${market.wishTrend}\n- ${market.wishNotes}\n${market.wishAboutPdf}`;
const ready = {
  kind: 'ready',
  wish: { ...wishes.voted, description: text, pictures },
  isVoting: false,
  origin: '/pindao/pdLive · 1.0.0',
} as const;

const meta = {
  title: 'components/wishes/WishArticle',
  component: WishArticle,
  args: { state: ready, onVote: fn() },
} satisfies Meta<typeof WishArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** S09: dashes make a list. */
export const Open: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('list')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onVote).toHaveBeenCalledWith(ready.wish, false);
  },
};
/** S09: what its author recorded is played in its place, by the browser's own controls. */
export const WithRecording: Story = {
  // The film has its own controls, which load when they like.
  tags: ['moving'],
  args: { state: { ...ready, wish: { ...ready.wish, recording: storyRecording } } },
  play: async ({ canvasElement }) => {
    const player = canvasElement.querySelector('video');
    await expect(player).toHaveAttribute('controls');
    await expect(player).toHaveAccessibleName();
  },
};
export const Mine: Story = { args: { actions: <Button size="small">{market.wishNotes}</Button> } };
export const Completed: Story = { args: { state: { ...ready, wish: wishes.completed, origin: '' } } };
export const Hidden: Story = { args: { state: { ...ready, wish: wishes.hidden } } };
export const Merged: Story = { args: { state: { ...ready, wish: wishes.merged } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['open', Open],
          ['recorded', WithRecording],
          ['completed', Completed],
          ['hidden', Hidden],
          ['merged', Merged],
          ['loading', Loading],
        ] as const
      ).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <WishArticle {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
