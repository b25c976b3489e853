import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, storyCover } from '../../../stories/index.ts';
import { ArticleCard } from '../../content/index.ts';
import { CardGrid } from '../../page/index.ts';
import { storyNow, words } from '../home.fixtures.ts';
import { MissingShelf } from './MissingShelf.tsx';
import { Shelf } from './Shelf.tsx';

const articles = [words.risks, words.cashFlow, words.evening];

const meta = {
  title: 'components/home/Shelf',
  component: Shelf,
  args: {
    kind: 'read',
    state: { kind: 'ready' },
    allHref: '/',
    onRetry: fn(),
    children: (
      <CardGrid items={articles} keyOf={(title) => title}>
        {(title) => (
          <ArticleCard
            layout="tile"
            title={title}
            cover={storyCover(articles.indexOf(title))}
            author={words.value}
            publishedAt={storyNow}
            likes={12}
            comments={3}
            href="/"
          />
        )}
      </CardGrid>
    ),
  },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvasElement }) =>
    expect(within(canvasElement).getAllByRole('link')).toHaveLength(articles.length + 1),
};
export const Empty: Story = { args: { kind: 'followed', state: { kind: 'empty' } } };
export const Loading: Story = { args: { kind: 'watch', state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** Its script did not come. */
export const Missing: Story = { render: () => <MissingShelf /> };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Shelf {...args} />
      <Shelf {...args} {...Empty.args} />
      <Shelf {...args} {...LoadFailed.args} kind="watch" />
      <MissingShelf />
    </div>
  ),
};
