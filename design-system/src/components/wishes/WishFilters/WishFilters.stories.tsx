import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../../../primitives/index.ts';
import { market } from '../../../stories/index.ts';
import { products, wishes } from '../wishes.fixtures.ts';
import { WishCard } from '../WishCard/WishCard.tsx';
import { WishFilters } from './WishFilters.tsx';

const meta = {
  title: 'components/wishes/WishFilters',
  component: WishFilters,
  args: {
    value: { tab: 'recent', progress: 7, product: '', kind: 0, query: '' },
    counts: { 7: 1_286, 1: 702, 5: 94, 2: 58, 3: 21, 4: 36, 6: 375 },
    products,
    onChange: fn(),
    children: <WishCard wish={wishes.pending} href="#/hljw/wishDetails" onVote={fn()} />,
  },
  render: function Held(args) {
    const [value, setValue] = useState(args.value);
    return (
      <WishFilters
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof WishFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('tab')[1] ?? canvasElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ tab: 'trending' }));
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ tab: 'votes' }));
    await userEvent.click(canvas.getAllByRole('radio')[3] ?? canvasElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ progress: 2, tab: 'votes' }),
    );
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[1] ?? canvasElement, '3');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 3 }));
    await userEvent.type(canvas.getByRole('searchbox'), 'K');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ query: 'K' }));
  },
};

export const InDevelopment: Story = {
  args: {
    value: { tab: 'votes', progress: 3, product: 'notes', kind: 2, query: '' },
    children: <WishCard wish={wishes.development} href="#/hljw/wishDetails" onVote={fn()} />,
  },
};

/** The product head sees hidden wishes, too. */
export const ForTheProductHead: Story = {
  args: {
    value: { tab: 'recent', progress: 0, product: '', kind: 0, query: '' },
    counts: { 7: 1_301, 1: 702, 5: 94, 2: 58, 3: 21, 4: 36, 6: 375, 0: 15 },
    children: <WishCard wish={wishes.hidden} href="#/hljw/wishDetails" onVote={fn()} />,
  },
};

export const NothingFound: Story = {
  args: {
    value: { tab: 'recent', progress: 7, product: '', kind: 0, query: market.wishBacktest },
    counts: { 7: 0, 1: 0, 5: 0, 2: 0, 3: 0, 4: 0, 6: 0 },
    children: <EmptyState title={market.noWish}>{market.noWishHint}</EmptyState>,
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same search many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 40 }}>
      {Object.entries({ All, InDevelopment, ForTheProductHead, NothingFound }).map(([name, story]) => (
        <WishFilters key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
