import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { failures, study } from '../../../stories/index.ts';
import { stocks } from '../StockHit/StockHit.fixtures.ts';
import { StockHit } from '../StockHit/StockHit.tsx';
import { articleHits, replayHits } from './SearchResultGroup.fixtures.ts';
import { SearchResultGroup } from './SearchResultGroup.tsx';

const go = fn();

const meta = {
  title: 'components/content/SearchResultGroup',
  component: SearchResultGroup,
  args: {
    group: 'articles',
    query: 'cash flow',
    state: { kind: 'ready', total: 1_204, hits: articleHits },
    allHref: '/hljw/search?q=cash%20flow&type=articles',
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        <div style={{ maxInlineSize: 690 }}>
          <Story />
        </div>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof SearchResultGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.click(links[0] ?? canvasElement);
    await expect(go).toHaveBeenLastCalledWith(args.allHref);
    await userEvent.click(links[1] ?? canvasElement);
    await expect(go).toHaveBeenLastCalledWith(articleHits[0]?.href);
  },
};
export const AllListed: Story = {
  args: { group: 'replays', state: { kind: 'ready', total: 1, hits: replayHits } },
};
export const Stocks: Story = {
  args: {
    group: 'stocks',
    query: study.example,
    state: {
      kind: 'custom',
      total: 12,
      hasMore: true,
      children: (
        <>
          <StockHit {...stocks.up} query={study.example} />
          <StockHit {...stocks.down} />
          <StockHit {...stocks.suspended} />
        </>
      ),
    },
  },
};
export const Empty: Story = { args: { group: 'wishes', state: { kind: 'ready', total: 0, hits: [] } } };
export const Loading: Story = { args: { group: 'videos', state: { kind: 'loading' } } };
export const Failed: Story = {
  args: { group: 'users', state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[Ready, AllListed, Stocks, Empty, Loading, Failed].map((story) => (
        <SearchResultGroup key={story.args?.group ?? 'articles'} {...args} {...story.args} />
      ))}
      <SearchResultGroup {...args} group="posts" state={{ kind: 'ready', total: 0, hits: [] }} />
      <SearchResultGroup {...args} group="channels" state={{ kind: 'loading' }} />
    </div>
  ),
};
