import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { cast, failures, wordsOf } from '../../../stories/index.ts';
import { hour, minute, storyNow } from '../live.fixtures.tsx';
import type { WatcherView } from './watcher.ts';
import { WatcherList } from './WatcherList.tsx';

const now = storyNow();
const somchai: WatcherView = {
  uid: '1',
  ...cast.somchai,
  number: '88020417',
  firstAt: now - hour,
  seconds: 3_540,
  beans: 5_200,
  isCurrent: true,
};
const watchers: readonly WatcherView[] = [
  somchai,
  {
    ...somchai,
    uid: '2',
    ...cast.longName,
    number: '88020418',
    firstAt: now - 50 * minute,
    seconds: 1_805,
    beans: 0,
  },
  {
    ...somchai,
    uid: '3',
    ...cast.zhou,
    number: '88020419',
    firstAt: now - 5 * minute,
    seconds: 42,
    isCurrent: false,
  },
];

const meta = {
  title: 'components/live/WatcherList',
  component: WatcherList,
  args: {
    keyword: '',
    onKeyword: fn(),
    sort: 'longest',
    onSort: fn(),
    state: { kind: 'ready', watchers, total: 1_846, page: 1, pageCount: 93 },
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof WatcherList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** S36: from when, how long, what they gave; sorted and leafed through by keyboard. */
export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const t = wordsOf('watchers');
    const canvas = within(canvasElement);
    await expect(canvas.getByText('59:00')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: t('sort.label') }), 'gifts');
    await expect(args.onSort).toHaveBeenCalledWith('gifts');
    await userEvent.type(canvas.getByRole('searchbox', { name: t('search.label') }), 'a');
    await expect(args.onKeyword).toHaveBeenCalledWith('a');
    canvas.getByRole('button', { name: wordsOf('primitives')('nextPage') }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPage).toHaveBeenCalledWith(2);
  },
};
export const Newest: Story = {
  args: {
    sort: 'newest',
    state: { kind: 'ready', watchers: watchers.toReversed(), total: 3, page: 1, pageCount: 1 },
  },
};
export const Empty: Story = {
  args: { state: { kind: 'ready', watchers: [], total: 0, page: 1, pageCount: 1 } },
};
export const NobodyFound: Story = { args: { ...Empty.args, keyword: cast.nurul.nickname } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const LoadFailed: Story = {
  args: { state: { kind: 'failed', reason: failures.noAnswer } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: wordsOf('watchers')('retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  // Each state is the same part of a page.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      {Object.entries({ Ready, Newest, Empty, NobodyFound, Loading, LoadFailed }).map(([name, story]) => (
        <WatcherList key={name} {...args} {...story.args} />
      ))}
    </div>
  ),
};
