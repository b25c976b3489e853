import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LinkNavigation } from '../../../primitives/index.ts';
import { cast, fileNames, study, titles } from '../../../stories/index.ts';
import { brokenPicture, day, hour, minute, picture, rejection, storyNow } from '../content.fixtures.ts';
import { ArticleCard } from './ArticleCard.tsx';

const go = fn();

const meta = {
  title: 'components/content/ArticleCard',
  component: ArticleCard,
  args: {
    title: titles.tenMinutes,
    summary: study.cashSummary,
    cover: picture('#f36e14', fileNames.cashFlow),
    author: cast.teacherLin.nickname,
    topic: titles.statementsTopic,
    publishedAt: storyNow - 2 * day,
    likes: 12_846,
    comments: 318,
    href: '/hljw/articledetails?id=7',
    onEditAgain: fn(),
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
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Row: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link'));
    await expect(go).toHaveBeenCalledWith(args.href);
  },
};
export const Tile: Story = {
  args: { layout: 'tile' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};
export const WithoutCover: Story = { args: { cover: undefined, likes: 0, comments: 0 } };
export const BrokenCover: Story = { args: { cover: brokenPicture } };
export const MembersOnly: Story = { args: { access: 'members', topic: undefined } };
export const Pending: Story = {
  args: {
    title: titles.sevenQuestions,
    cover: picture('#1d8a5a'),
    author: cast.longName.nickname,
    review: { kind: 'pending', place: 3, usualWait: 2 * hour + 20 * minute },
    likes: 0,
    comments: 0,
  },
};
export const Rejected: Story = {
  args: {
    title: titles.sureWin,
    cover: picture('#8a5ad0'),
    author: cast.longName.nickname,
    review: { kind: 'rejected', reason: rejection },
  },
  play: async ({ args, canvasElement }) => {
    go.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onEditAgain).toHaveBeenCalledOnce();
    await expect(go).not.toHaveBeenCalled();
  },
};

export const AllStates: Story = {
  name: 'All states',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <ArticleCard {...args} />
      <ArticleCard {...args} {...WithoutCover.args} />
      <ArticleCard {...args} {...MembersOnly.args} />
      <ArticleCard {...args} access="paid" cover={picture('#2e77d0')} />
      <ArticleCard {...args} {...Pending.args} />
      <ArticleCard {...args} {...Rejected.args} />
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))' }}>
        <ArticleCard {...args} layout="tile" />
        <ArticleCard {...args} layout="tile" cover={undefined} access="paid" />
        <ArticleCard {...args} {...Pending.args} layout="tile" />
      </div>
    </div>
  ),
};
