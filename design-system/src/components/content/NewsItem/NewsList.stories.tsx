import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../../primitives/index.ts';
import { failures, wordsOf } from '../../../stories/index.ts';
import { news } from './NewsItem.fixtures.ts';
import { NewsList } from './NewsList.tsx';

const meta = {
  title: 'components/content/NewsList',
  component: NewsList,
  args: {
    state: { kind: 'ready', news: [news.plain, news.important, news.yesterday], hasMore: true },
    waitingCount: 0,
    onShowWaiting: fn(),
    isImportantOnly: false,
    onImportantOnly: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onImportantOnly).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
/** S05: what one reads stays where it is when others publish. */
export const NewWaiting: Story = {
  args: { waitingCount: 12 },
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('article');
    const above = within(canvasElement).getByRole('switch').getBoundingClientRect().bottom;
    await expect((first?.getBoundingClientRect().top ?? Infinity) - above).toBeLessThan(60);
    await userEvent.click(within(canvasElement).getByRole('button', { name: /12/ }));
    await expect(args.onShowWaiting).toHaveBeenCalledOnce();
  },
};
export const NewShown: Story = {
  args: { state: { kind: 'ready', news: [news.fresh, news.plain, news.important], hasMore: false } },
};
/** What staff may do. */
export const ForStaff: Story = {
  args: {
    actionsOf: () => (
      <Button size="small" fill="quiet">
        {wordsOf('news')('correct')}
      </Button>
    ),
  },
};
export const Empty: Story = {
  args: { isImportantOnly: true, state: { kind: 'ready', news: [], hasMore: false } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'error', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // The same region many times: that is what this page is for.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <NewsList {...args} waitingCount={1_204} />
      <NewsList {...args} {...NewShown.args} />
      <NewsList {...args} {...Empty.args} />
      <NewsList {...args} {...Loading.args} />
      <NewsList {...args} {...LoadFailed.args} />
    </div>
  ),
};
