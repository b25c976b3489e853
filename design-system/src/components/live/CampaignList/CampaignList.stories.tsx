import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { study } from '../../../stories/index.ts';
import { cover, hour, storyNow } from '../live.fixtures.tsx';
import { CampaignList } from './CampaignList.tsx';

const festival = {
  id: '1',
  title: study.festival,
  cover: '',
  endsAt: storyNow() + 50 * hour,
  href: '',
  hasGifts: true,
};
const years = {
  ...festival,
  id: '2',
  title: study.threeYears,
  cover,
  href: '/hljw/homepage',
  hasGifts: false,
};

const meta = {
  title: 'components/live/CampaignList',
  component: CampaignList,
  args: { campaigns: [festival], onGifts: fn() },
} satisfies Meta<typeof CampaignList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Gifts: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onGifts).toHaveBeenCalledOnce();
  },
};
export const Leads: Story = { tags: ['pictured'], args: { campaigns: [years] } };

export const AllStates: Story = {
  name: 'All states',
  args: { campaigns: [festival, years, { ...festival, ...years, id: '3', hasGifts: true }] },
};
