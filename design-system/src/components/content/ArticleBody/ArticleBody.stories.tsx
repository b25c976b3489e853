import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ButtonLink } from '../../../primitives/index.ts';
import { failures, study } from '../../../stories/index.ts';
import { counts, hour, rejection } from '../content.fixtures.ts';
import { Reactions } from '../Reactions/Reactions.tsx';
import { article, beginning } from './ArticleBody.fixtures.tsx';
import { ArticleBody } from './ArticleBody.tsx';

const meta = {
  title: 'components/content/ArticleBody',
  component: ArticleBody,
  args: {
    state: { kind: 'ready', article },
    onRetry: fn(),
    onEditAgain: fn(),
    children: <Reactions counts={counts} onLike={fn()} onFavourite={fn()} onComment={fn()} />,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 690 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ArticleBody>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article')).toHaveAccessibleName(article.title);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  },
};
export const MembersOnly: Story = {
  args: {
    state: {
      kind: 'locked',
      article: { ...article, body: beginning },
      reason: study.becomeMember,
      unlock: (
        <ButtonLink tone="gold" fill="filled" href="/hljw/ironFan">
          {study.becomeMember}
        </ButtonLink>
      ),
    },
    children: undefined,
  },
};
export const Pending: Story = {
  args: {
    state: {
      kind: 'ready',
      article: { ...article, body: beginning, review: { kind: 'pending', place: 3, usualWait: 2 * hour } },
    },
    children: undefined,
  },
};
export const Rejected: Story = {
  args: {
    state: {
      kind: 'ready',
      article: { ...article, body: beginning, review: { kind: 'rejected', reason: rejection } },
    },
    children: undefined,
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onEditAgain).toHaveBeenCalledOnce();
  },
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
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <ArticleBody {...args} />
      <ArticleBody {...args} {...MembersOnly.args} />
      <ArticleBody {...args} {...Rejected.args} />
      <ArticleBody {...args} {...Loading.args} />
      <ArticleBody {...args} {...LoadFailed.args} />
    </div>
  ),
};
