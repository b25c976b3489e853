import { calls } from '@goldbean/contract/wishes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  refuse,
  saying,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import { listOf, storyMessages } from './wishes.fixtures.ts';
import { WishMessagePage } from './WishMessagePage.tsx';
import { wishWords } from './wish-words.fixtures.ts';

const unread = { default: 2, pingMe: 1, zanMe: 3 };

const meta = {
  title: 'Pages/wishes/WishMessage',
  component: WishMessagePage,
  tags: ['!autodocs'],
  ...page({
    address: paths.wishMessages.href(),
    answers: [
      answer(calls.wishMessages.list, ({ tab }) => ({ ...listOf(storyMessages[tab]), unread })),
      answer(calls.wishMessages.read, ({ tab }) => ({ unread: { ...unread, [tab]: 0 } })),
      answer(calls.wishMessages.follow, ({ on }) => ({ hears: on })),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('wishes');

/** S11: opening clears this tab alone; one wish is muted by its switch. */
export const Progress: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(localized(wishWords.answer));
    const tab = (key: 'default' | 'pingMe' | 'zanMe') =>
      canvas.getByRole('tab', { name: saying(t()(`messages.${key}`)) });
    await waitFor(() => expect(tab('default')).not.toHaveTextContent('2'));
    await expect(tab('pingMe')).toHaveTextContent('1');
    await expect(tab('zanMe')).toHaveTextContent('3');
  },
};
export const Muting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [mute] = await canvas.findAllByRole('button', { name: t()('message.mute') });
    await userEvent.click(mute ?? canvasElement);
    await canvas.findAllByRole('button', { name: t()('message.unmute') });
  },
};
export const CommentsToMe: Story = {
  parameters: given({ address: paths.wishMentions.href() }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(wishWords.remark));
  },
};
export const LikesToMe: Story = {
  parameters: given({ address: paths.wishLikes.href() }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(localized(wishWords.mine));
  },
};
/** What was hidden is named no more, leads nowhere, and is neither muted nor followed. */
export const OfHidden: Story = {
  parameters: given({
    answers: [
      answer(calls.wishMessages.list, {
        ...listOf(
          storyMessages.default
            .filter(({ news }) => news.kind === 'refunded' || news.kind === 'merged')
            .map((message) => ({
              ...message,
              wish: { ...message.wish, title: '' },
              ...(message.news.kind === 'merged' && {
                news: { ...message.news, into: { ...message.news.into, title: '' } },
              }),
            })),
        ),
        unread: { default: 0, pingMe: 0, zanMe: 0 },
      }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('tabpanel'));
    await expect(await list.findAllByText(t()('status.hidden'))).toHaveLength(3);
    await expect(list.queryByRole('link')).toBeNull();
    await expect(list.queryByRole('button', { name: t()('message.mute') })).toBeNull();
  },
};
const nothing = [
  answer(calls.wishMessages.list, { ...listOf([]), unread: { default: 0, pingMe: 0, zanMe: 0 } }),
];
const seesNothing =
  (tab: 'default' | 'pingMe' | 'zanMe'): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('messages.empty'));
    await expect(canvas.getByText(t()(`messages.emptyHint.${tab}`))).toBeVisible();
  };
export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: nothing }),
  play: seesNothing('default'),
};
export const NoComments: Story = {
  parameters: given({ address: paths.wishMentions.href(), answers: nothing }),
  play: seesNothing('pingMe'),
};
export const NoLikes: Story = {
  parameters: given({ address: paths.wishLikes.href(), answers: nothing }),
  play: seesNothing('zanMe'),
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.wishMessages.list)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishMessages.list, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('loadFailed'));
  },
};
/** X07: asked again and again before it is said. */
export const Offline: Story = {
  parameters: given({ answers: [unreachable(calls.wishMessages.list)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('connection')('unreachable'));
    await expect(canvas.getByRole('button', { name: t()('retry') })).toBeVisible();
  },
};
