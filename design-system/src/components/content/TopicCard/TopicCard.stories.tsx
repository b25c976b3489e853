import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { study, titles } from '../../../stories/index.ts';
import { brokenPicture, picture } from '../content.fixtures.ts';
import { TopicCard } from './TopicCard.tsx';

const go = fn();

const meta = {
  title: 'components/content/TopicCard',
  component: TopicCard,
  args: {
    name: titles.reportsTopic,
    about: study.weekCompany,
    posts: 12_846,
    followers: 3_402_118,
    href: '/hljw/jingwangquan/topicdetails?id=3',
    state: { kind: 'none' },
    onFollow: fn(),
  },
  decorators: [
    (Story) => (
      <LinkNavigation value={go}>
        <div style={{ maxInlineSize: 560 }}>
          <Story />
        </div>
      </LinkNavigation>
    ),
  ],
} satisfies Meta<typeof TopicCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFollowed: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await expect(go).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.href);
  },
};
export const HotAndFollowed: Story = {
  args: {
    name: titles.season,
    about: study.onlyReports,
    isHot: true,
    state: { kind: 'following' },
    cover: picture(),
  },
};
export const New: Story = {
  args: {
    name: titles.savings,
    about: undefined,
    posts: 0,
    followers: 1,
    cover: brokenPicture,
  },
};
export const Pending: Story = {
  args: { name: titles.dividendFolder, about: undefined, state: { kind: 'pending' } },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <TopicCard {...args} />
      <TopicCard {...args} {...HotAndFollowed.args} />
      <TopicCard {...args} {...New.args} />
      <TopicCard {...args} {...Pending.args} />
      <div style={{ inlineSize: 300 }}>
        <TopicCard {...args} isHot />
      </div>
    </div>
  ),
};
