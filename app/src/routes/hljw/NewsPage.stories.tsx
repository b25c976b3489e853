import { calls, newsRoom } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  pushFrame,
  refuse,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { indexNews, newsAnswers, sessionNews, settlementNews, words } from './news.fixtures.ts';
import { NewsPage } from './NewsPage.tsx';

const meta = {
  title: 'Pages/hljw/News',
  component: NewsPage,
  tags: ['!autodocs'],
  ...page({ address: paths.news.href(), answers: [newsAnswers] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('news');
const event = (data: { readonly kind: string } & Record<string, unknown>) =>
  ({ type: 'event', room: newsRoom, epoch: 'e', ts: 1, data }) as const;
const staff = { ...storyMember, roles: ['member' as const, 'product_head' as const] };

/** S05: by days, what I had not read before is marked. */
export const Latest: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(words.session));
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
    await expect(canvas.getAllByText(t()('new'))).toHaveLength(1);
  },
};
/** S05: what is published meanwhile waits behind a bar, a correction changes where it stands, and what is taken back goes. */
export const OthersCome: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const line = await canvas.findByText(localized(words.session));
    const top = () => line.getBoundingClientRect().top;
    const before = top();
    const fresh = { ...sessionNews, id: 'n9', at_ts: storyNow };
    pushFrame(event({ kind: 'news_published', news: fresh }));
    pushFrame(event({ kind: 'news_published', news: { ...sessionNews, important: true } }));
    pushFrame(event({ kind: 'news_gone', id: settlementNews.id }));
    await canvas.findByRole('button', { name: t()('waiting', { count: 1, n: '1' }) });
    await expect(canvas.getAllByText(t()('important'))).toHaveLength(2);
    await expect(canvas.queryByText(localized(words.settlement))).toBeNull();
    await expect(top()).toBe(before);
  },
};
/** S05: only what is important, by the address. */
export const OnlyImportant: Story = {
  parameters: given({ address: paths.news.href({ only: 'important' }) }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(words.index));
    await expect(canvas.getByRole('switch')).toBeChecked();
    // A correction that is not important any more leaves.
    pushFrame(event({ kind: 'news_published', news: { ...indexNews, important: false } }));
    await waitFor(() => expect(canvas.queryByText(localized(words.index))).toBeNull());
  },
};
/** G505: staff write; the contract's rules speak before anything is sent. */
export const Writing: Story = {
  tags: ['pictured'],
  parameters: given({
    member: staff,
    answers: [answer(calls.news.save, { id: 'n9' })],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(words.session));
    await userEvent.click(canvas.getByRole('button', { name: t()('write') }));
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: t()('dialog.send') }));
    await dialog.findByText(wordsOf('refusals')('news.empty'));
    await expect(dialog.getByText(wordsOf('refusals')('news.source'))).toBeVisible();
  },
};
/** G506: staff are asked before an item is taken back. */
export const TakingBack: Story = {
  tags: ['pictured'],
  parameters: given({ member: staff }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(words.session));
    const [first] = canvas.getAllByRole('button', { name: t()('remove') });
    await userEvent.click(first ?? canvasElement);
    await canvas.findByRole('alertdialog');
  },
};
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.news.list, { list: [], next: null, read: null })] }),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.news.list)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.news.list, 'system.error')] }),
};
