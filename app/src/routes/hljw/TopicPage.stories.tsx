import { calls } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import { answer, given, localized, page, saying, wordsOf } from '../../stories/index.ts';
import { circleAnswers, firstPost, words } from './circle.fixtures.ts';
import { TopicPage } from './TopicPage.tsx';

const asked: string[] = [];
const meta = {
  title: 'Pages/hljw/Topic',
  component: TopicPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.topic.href({ id: 'stocks' }),
    answers: [
      ...circleAnswers,
      answer(calls.posts.list, ({ topic }) => {
        asked.push(topic ?? '');
        return { list: [firstPost], next: null };
      }),
      answer(calls.topics.follow, ({ action }) => ({ followed: action, followers: 5_309 })),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('circle');

/** S06: only what was written in it. */
export const Topic: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: t()('topic.stocks') });
    await canvas.findByText(localized(words.cash));
    await expect(asked.at(-1)).toBe('stocks');
  },
};
/** G427. */
export const Unfollowed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', {
      pressed: true,
      name: saying(t()('topic.stocks')),
    });
    await userEvent.click(button);
    await canvas.findByRole('button', { pressed: false, name: saying(t()('topic.stocks')) });
  },
};
export const NothingYet: Story = {
  parameters: given({ answers: [answer(calls.posts.list, { list: [], next: null })] }),
};
