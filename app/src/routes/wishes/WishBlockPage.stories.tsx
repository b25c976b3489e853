import { inboxRoom } from '@goldbean/contract/talk';
import { calls, wishRoom, type WishPoolEvent } from '@goldbean/contract/wishes';
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
  saying,
  storyNow,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import {
  listOf,
  storyDetail,
  storyMessages,
  storyWish,
  storyWishes,
  todayOf,
  wishListOf,
} from './wishes.fixtures.ts';
import { wishWords } from './wish-words.fixtures.ts';
import { WishBlockPage } from './WishBlockPage.tsx';

const today = (wish: (typeof storyWishes)[number] | null) => answer(calls.wishes.today, todayOf(wish));
const unread = { default: 2, pingMe: 1, zanMe: 0 };

const meta = {
  title: 'Pages/wishes/WishBlock',
  component: WishBlockPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.wishes.href(),
    answers: [
      answer(calls.wishes.list, ({ status }) => wishListOf(storyWishes, status)),
      answer(calls.wishMessages.list, { ...listOf(storyMessages.default), unread }),
      answer(calls.wishVotes.packs, {
        list: [15, 25, 50, 100, 150, 250].map((votes) => ({ votes, price: votes })),
      }),
      today(storyWishes[2] ?? null),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const t = () => wordsOf('wishes');
/** S08: my vote is marked, free and paid votes stand apart, and the counts are as long as the list. */
export const Filled: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(localized(storyWish().title));
    await expect(within(canvas.getByRole('tabpanel')).getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByText(t()('found_other', { n: '4' }))).toBeVisible();
    await expect(canvas.getByText(t()('ofTheDay'), { selector: 'h2' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: saying(t()('status.launched')) }));
    await waitFor(() => expect(within(canvas.getByRole('tabpanel')).getAllByRole('article')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^${saying(t()('all')).source}`) }));
    await waitFor(() => expect(within(canvas.getByRole('tabpanel')).getAllByRole('article')).toHaveLength(4));
  },
};

/** E02: a vote counts at once, and those of others come by the room. */
export const Voting: Story = {
  parameters: given({
    answers: [
      answer(calls.wishVotes.vote, { votes: 1_555, free_votes: 1_205, paid_votes: 350, voted: true }),
      answer(calls.wishes.list, wishListOf([storyWish()])),
      today(null),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(storyWish().title));
    await userEvent.click(canvas.getByRole('button', { pressed: false, name: saying(t()('vote')) }));
    await canvas.findByText(t()('freeVotes_other', { n: '1,205' }), { exact: false });
    await canvas.findByRole('button', { pressed: true });
    pushFrame({
      type: 'event',
      room: wishRoom,
      epoch: '0',
      ts: storyNow,
      data: { kind: 'wish_votes', wish_id: '1', free_votes: 1_206, paid_votes: 365 },
    });
    await canvas.findByText(t()('paidVotes_other', { n: '365' }), { exact: false });
    // The member was told something else meanwhile.
    pushFrame({
      type: 'event',
      room: inboxRoom,
      epoch: '0',
      ts: storyNow,
      data: { kind: 'inbox_wishes' },
    });
  },
};

let made = 0;
const event = (data: WishPoolEvent) =>
  ({ type: 'event', room: wishRoom, epoch: '0', ts: storyNow, data }) as const;
/** T17: a wish of somebody else waits above the list, a new status shows in its place, and a hidden wish goes. */
export const Changing: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(calls.wishes.list, () =>
        made === 0
          ? wishListOf(storyWishes)
          : wishListOf([
              ...storyWishes.slice(0, 1),
              storyWish({ wish_id: '9', title: wishWords.sure, free_votes: 0, paid_votes: 0, comments: 0 }),
              storyWish({ status: 2 }),
              ...storyWishes.slice(2, 3),
            ]),
      ),
      today(null),
    ],
  }),
  beforeEach: () => {
    made = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(localized(storyWish().title));
    const cards = () => within(canvas.getByRole('tabpanel')).getAllByRole('article');
    await expect(cards()).toHaveLength(4);
    made = 1;
    pushFrame(event({ kind: 'wish_made', wish_id: '9' }));
    pushFrame(event({ kind: 'wish_changed', wish_id: '1', status: 2 }));
    pushFrame(event({ kind: 'wish_gone', wish_id: '4' }));
    const more = await canvas.findByRole('button', { name: t()('fresh', { count: 1, n: '1' }) });
    await waitFor(() => expect(cards()).toHaveLength(3));
    await expect(canvas.queryByText(localized(wishWords.sure))).toBeNull();
    await expect(within(cards()[1] ?? canvasElement).getByText(t()('status.scheduled'))).toBeVisible();
    await expect(more).toBeVisible();
  },
};
/** Pressed, the new wish comes. */
export const FreshShown: Story = {
  parameters: Changing.parameters ?? {},
  beforeEach: () => {
    made = 0;
  },
  play: async (context) => {
    await Changing.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t()('fresh', { count: 1, n: '1' }) }));
    await canvas.findByText(localized(wishWords.sure));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: t()('fresh', { count: 1, n: '1' }) })).toBeNull(),
    );
  },
};

/** S08: a filter that nothing fits says so, and offers a wish. */
export const FilterWithoutHits: Story = {
  parameters: given({
    address: paths.wishes.href({ status: '6', product: 'ai' }),
    answers: [answer(calls.wishes.list, wishListOf([])), today(null)],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('empty.pool'));
    await expect(canvas.getByRole('radio', { name: saying(t()('status.completed')) })).toBeChecked();
  },
};
/** X07: without a connection the list says so, and is asked for again by a press. */
export const Offline: Story = {
  parameters: given({ answers: [unreachable(calls.wishes.list), today(null)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('loadFailed'));
    await canvas.findByText(wordsOf('connection')('unreachable'));
    await expect(canvas.getByRole('button', { name: t()('retry') })).toBeVisible();
  },
};

/** S10: the packs are beside the list; who has too few beans is led to the recharge, and back (M09). */
export const SpeedingUp: Story = {
  parameters: given({ address: paths.wishes.href({ speed: '1' }) }),
  play: async ({ canvasElement }) => {
    const packs = await within(canvasElement).findByRole('region', { name: t()('packs.title') });
    const radios = await within(packs).findAllByRole('radio');
    await expect(radios).toHaveLength(6);
    await userEvent.click(radios[2] ?? packs);
    await within(packs).findByRole('button', { name: t()('packs.buy_other', { n: '50' }) });
  },
};

/** M09: back from a recharge, the pack that was chosen is chosen still, beside the list. */
export const BackFromRecharge: Story = {
  parameters: given({ address: paths.wishes.href({ speed: '1', pack: '50' }) }),
  play: async ({ canvasElement }) => {
    const packs = within(await within(canvasElement).findByRole('region', { name: t()('packs.title') }));
    const [, , fifty] = await packs.findAllByRole('radio');
    await waitFor(() => expect(fifty).toBeChecked());
    await expect(packs.getByText(localized(storyWish().title))).toBeVisible();
  },
};
/** M09: the wish went to another page of the list meanwhile: its packs stand there all the same. */
export const BackToAnotherPage: Story = {
  parameters: given({
    address: paths.wishes.href({ speed: '1', pack: '50' }),
    answers: [
      answer(calls.wishes.list, wishListOf(storyWishes.slice(2))),
      answer(calls.wishes.detail, storyDetail()),
    ],
  }),
  play: async (context) => {
    await BackFromRecharge.play?.(context);
    await expect(within(context.canvasElement).getAllByText(localized(storyWish().title))).toHaveLength(1);
  },
};
/** Launched meanwhile, it takes no votes: no packs are offered, and the member reads why. */
export const BackToClosed: Story = {
  tags: ['pictured'],
  parameters: given({
    address: paths.wishes.href({ speed: '1', pack: '50' }),
    answers: [
      answer(calls.wishes.list, wishListOf(storyWishes.slice(2))),
      answer(calls.wishes.detail, storyDetail({ status: 4 })),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('refusals')('wish.closed'));
    await expect(canvas.queryByRole('region', { name: t()('packs.title') })).toBeNull();
  },
};
/** Withdrawn or hidden meanwhile. */
export const BackToGone: Story = {
  parameters: given({
    address: paths.wishes.href({ speed: '1', pack: '50' }),
    answers: [
      answer(calls.wishes.list, wishListOf(storyWishes.slice(2))),
      refuse(calls.wishes.detail, 'wish.missing'),
    ],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('gone.title'));
  },
};

/** The server knows better: nothing changes, and the member is told. */
export const VoteRefused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishVotes.vote, 'wish.closed')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(localized(storyWish().title));
    const [press] = canvas.getAllByRole('button', { pressed: false, name: saying(t()('vote')) });
    await userEvent.click(press ?? canvasElement);
    await canvas.findByText(wordsOf('refusals')('wish.closed'));
  },
};

export const Empty: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.wishes.list, wishListOf([])), today(null)] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('empty.pool'));
  },
};
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.wishes.list), never(calls.wishes.today)] }),
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishes.list, 'system.error'), today(null)] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('loadFailed'));
  },
};
