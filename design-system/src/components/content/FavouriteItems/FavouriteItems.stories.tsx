import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { failures, places, storyCover, titles } from '../../../stories/index.ts';
import { storyNow } from '../content.fixtures.ts';
import { FavouriteItems } from './FavouriteItems.tsx';

const [channel = ''] = Object.values(places);

const meta = {
  title: 'components/content/FavouriteItems',
  component: FavouriteItems,
  args: {
    state: {
      kind: 'ready',
      items: [
        {
          key: 'live:1',
          type: 'live',
          at: storyNow,
          card: {
            title: titles.defaultFolder,
            img: storyCover(1),
            by: channel,
            href: '/pindao/pdLive?live_id=1',
          },
        },
        {
          key: 'channel:7',
          type: 'channel',
          at: storyNow,
          card: { title: channel, img: '', by: '', href: '/hljw/pindaodetails?channel_id=7' },
        },
        { key: 'replay:3', type: 'replay', at: storyNow, card: null },
      ],
      hasMore: true,
      isLoadingMore: false,
    },
    folders: [{ id: '2', title: titles.dividendFolder, count: 0, isDefault: false }],
    onMove: fn(),
    onRemove: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FavouriteItems>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ args, canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('combobox');
    await userEvent.selectOptions(first ?? canvasElement, '2');
    await expect(args.onMove).toHaveBeenCalledWith('live:1', '2');
  },
};
export const Empty: Story = {
  args: { state: { kind: 'ready', items: [], hasMore: false, isLoadingMore: false } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const Failed: Story = { args: { state: { kind: 'error', reason: failures.noAnswer } } };

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <FavouriteItems {...args} />
      <FavouriteItems {...args} {...Empty.args} />
      <FavouriteItems {...args} {...Loading.args} />
      <FavouriteItems {...args} {...Failed.args} />
    </div>
  ),
};
