import { calls, postRoom } from '@goldbean/contract/content';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  pushFrame,
  refuse,
  saying,
  wordsOf,
} from '../../stories/index.ts';
import { storyMethods, storyPayment } from '../user/order.fixtures.ts';
import {
  article,
  articleAnswers,
  articleOrder,
  articleWords,
  bought,
  forBuyers,
  forFans,
  forIronFans,
  pendingArticle,
  reads,
  refusedEdit,
  rejectedArticle,
} from './article.fixtures.ts';
import { ArticlePage } from './ArticlePage.tsx';

const meta = {
  title: 'Pages/hljw/Article',
  component: ArticlePage,
  tags: ['!autodocs'],
  ...page({ address: paths.article.href({ id: article.id }), answers: [...articleAnswers, reads(article)] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('article');
/** How it begins and what is missing; nothing that comes later, and no file to open. */
const isLocked =
  (
    key: 'for_fans' | 'for_iron_fans' | 'for_buyers',
    way: 'link' | 'button',
    name: () => string | RegExp,
  ): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: wordsOf('errors')(`article.${key}`) });
    await expect(canvas.getByText(localized(articleWords.intro))).toBeVisible();
    await expect(canvas.queryByText(localized(articleWords.ask))).toBeNull();
    await expect(canvas.getByText(localized(articleWords.sheet))).toBeVisible();
    await expect(
      canvas.queryByRole('button', { name: t()('openFile', { name: localized(articleWords.sheet) }) }),
    ).toBeNull();
    await expect(canvas.getByRole(way, { name: name() })).toBeVisible();
  };
const buyName = () => saying(t()('buy', { price: '.*' }));

/** S15: contents, comments and the files of one that everybody may read. */
export const Public: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('article', { name: localized(articleWords.title) });
    const contents = within(canvas.getByRole('navigation', { name: t()('contents') }));
    await expect(contents.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByRole('img', { name: localized(articleWords.chart) })).toBeVisible();
  },
};
/** X05: what the Tab key goes back to is not under the bar. */
export const FocusBack: Story = {
  play: async ({ canvasElement }) => {
    const article = await within(canvasElement).findByRole('article', {
      name: localized(articleWords.title),
    });
    // The contents stand still.
    const first = [...article.querySelectorAll<HTMLElement>('a, button')].find((one) => !one.closest('nav'));
    if (!first) throw new Error('the article has no control');
    // Now it lies under the bar.
    window.scrollBy(0, first.getBoundingClientRect().top - 8);
    first.focus();
    // A link that goes on in the next line is pressed in its first.
    const { left = 0, top = 0, width = 0, height = 0 } = first.getClientRects()[0] ?? {};
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(first.contains(pressed)).toBe(true);
  },
};
/** S15: a word of the trade is explained where it stands first. */
export const Term: Story = {
  tags: ['unstretched'],
  play: async ({ canvasElement }) => {
    const term = wordsOf('glossary')('net_profit.name');
    const mark = await within(canvasElement).findByRole('button', {
      name: new RegExp(`^${saying(term).source}$`, 'i'),
    });
    mark.focus();
    await waitFor(() => expect(mark).toHaveAccessibleDescription(wordsOf('glossary')('net_profit.meaning')));
  },
};
export const ForFans: Story = {
  parameters: given({ answers: [reads(forFans)] }),
  play: isLocked('for_fans', 'link', () => t()('joinClub')),
};
export const ForIronFans: Story = {
  parameters: given({ answers: [reads(forIronFans)] }),
  play: isLocked('for_iron_fans', 'link', () => t()('becomeIron')),
};
export const ForBuyers: Story = {
  parameters: given({ answers: [reads(forBuyers)] }),
  play: isLocked('for_buyers', 'button', buyName),
};
const asked = fn();
/** S49, V35: a way to pay and the agreement, then the order. */
export const Buying: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      reads(forBuyers),
      storyMethods('wechat', 'alipay'),
      storyPayment(articleOrder, { kind: 'qr', code_url: 'weixin://wxpay/bizpayurl?pr=story' }),
      answer(calls.articles.order, (order) => {
        asked(order.price);
        return { order_no: articleOrder.order_no, pay: null };
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: buyName() }));
    const dialog = within(await screen.findByRole('dialog', { name: t()('payTitle') }));
    await userEvent.click(await dialog.findByRole('radio', { name: wordsOf('recharge')('method.wechat') }));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('orders')('submit') }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(1_900));
  },
};
/** The price has changed meanwhile: it is said, and nothing is ordered. */
export const PriceChanged: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.article.href({ id: article.id, order: 'new' }),
    answers: [
      reads(forBuyers),
      storyMethods('wechat', 'alipay'),
      refuse(calls.articles.order, 'article.price_changed'),
    ],
  }),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: t()('payTitle') }));
    await userEvent.click(await dialog.findByRole('radio', { name: wordsOf('recharge')('method.wechat') }));
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('orders')('submit') }));
    await dialog.findByText(wordsOf('errors')('article.price_changed'));
  },
};
/** Everything of it, with files that open. */
export const Bought: Story = {
  parameters: given({
    answers: [reads(bought), refuse(calls.articles.file, 'file.unknown')],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(articleWords.ask));
    const name = t()('openFile', { name: localized(articleWords.sheet) });
    await userEvent.click(canvas.getByRole('button', { name }));
    await screen.findByText(wordsOf('errors')('file.unknown'));
  },
};
/** T14: mine, which waits for review. */
export const Waiting: Story = {
  parameters: given({ answers: [reads(pendingArticle)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('content')('review.pending'));
    await expect(canvas.getByRole('link', { name: t()('edit') })).toBeVisible();
  },
};
export const Refused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [reads(rejectedArticle)] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(articleWords.reason));
  },
};
/** Domain 3.8: the old version shows while the newer one was refused. */
export const NewerRefused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [reads(refusedEdit)] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(articleWords.reason));
    await expect(
      within(canvasElement).getByText(
        wordsOf('content')('review.ofEdit', { state: wordsOf('content')('review.rejected') }),
      ),
    ).toBeVisible();
  },
};
/** Likes of others arrive where they stand. */
export const OthersLike: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('86');
    pushFrame({
      type: 'event',
      room: postRoom('article', article.id),
      epoch: 'e',
      ts: 1,
      data: { kind: 'content_counts', type: 'article', id: article.id, likes: 131, comments: 1 },
    });
    await canvas.findByText('131');
  },
};
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.articles.detail, 'article.missing')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('content')('notFound.gone'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.articles.detail)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.articles.detail, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(wordsOf('content')('article.loadFailed'));
  },
};
