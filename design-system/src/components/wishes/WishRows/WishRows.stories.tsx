import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryGrid, StoryRow } from '../../../foundations/StoryGrid.tsx';
import { EmptyState } from '../../../primitives/index.ts';
import { failures, market, wordsOf } from '../../../stories/index.ts';
import { WishCard } from '../WishCard/WishCard.tsx';
import { wishes } from '../wishes.fixtures.ts';
import type { WishView } from '../wish.ts';
import { WishRows, type WishRowsState } from './WishRows.tsx';

const rows = [wishes.scheduled, wishes.development];

const meta = {
  title: 'components/wishes/WishRows',
  component: WishRows<WishView>,
  args: {
    heading: market.wishNotes,
    state: { kind: 'ready', rows, page: 1, pageCount: 12 } satisfies WishRowsState<WishView>,
    keyOf: (wish: WishView) => wish.id,
    children: (wish: WishView) => <WishCard wish={wish} href="#/hljw/wishDetails" onVote={fn()} />,
    empty: <EmptyState title={market.wishNotes} />,
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WishRows<WishView>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ args, canvasElement }) => {
    const pages = within(within(canvasElement).getByRole('navigation'));
    await userEvent.click(pages.getAllByRole('button').at(-1) ?? canvasElement);
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};
/** T17: others made wishes; the rows stay where they are until the number is pressed. */
export const Fresh: Story = {
  args: { fresh: 3, onFresh: fn(), state: { kind: 'ready', rows, page: 1, pageCount: 1 } },
  play: async ({ args, canvasElement }) => {
    const name = wordsOf('wishes')('fresh_other', { n: '3' });
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await expect(args.onFresh).toHaveBeenCalledOnce();
  },
};
export const Joined: Story = {
  args: { look: 'joined', state: { kind: 'ready', rows, page: 1, pageCount: 1 } },
};
export const Empty: Story = { args: { state: { kind: 'ready', rows: [], page: 1, pageCount: 1 } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'failed', reason: failures.asksTipRules } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <StoryGrid>
      {(
        [
          ['pages', Pages],
          ['fresh', Fresh],
          ['joined', Joined],
          ['empty', Empty],
          ['loading', Loading],
          ['failed', Failed],
        ] as const
      ).map(([label, story]) => (
        <StoryRow key={label} label={label}>
          <div data-fill-row>
            <WishRows {...args} {...story.args} />
          </div>
        </StoryRow>
      ))}
    </StoryGrid>
  ),
};
