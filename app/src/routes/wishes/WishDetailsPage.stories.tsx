import { callPath } from '@goldbean/contract';
import { calls as moneyCalls } from '@goldbean/contract/money';
import { calls, wishRoom } from '@goldbean/contract/wishes';
import { storyRecording } from '@goldbean/design-system/stories/recording';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  pushFrame,
  refuse,
  saying,
  storyMember,
  storyNow,
  type Replies,
  unreachable,
  wordsOf,
} from '../../stories/index.ts';
import {
  listOf,
  storyBehalf,
  storyComments,
  storyDetail,
  storyEnd,
  storyMoves,
  storyRejected,
  storyToday,
  storyWish,
  storyWishes,
  userOf,
  wishListOf,
} from './wishes.fixtures.ts';
import { WishDetailsPage } from './WishDetailsPage.tsx';
import { wishWords } from './wish-words.fixtures.ts';

const voter = (person: Parameters<typeof userOf>[0], free: boolean, tickets: number) => ({
  user: userOf(person),
  free,
  tickets,
  at: '2026-11-20 12:00:00',
  at_ts: 1_795_147_200_000,
});
const head = { ...storyMember, roles: ['member', 'product_head'] } satisfies typeof storyMember;

const meta = {
  title: 'Pages/wishes/WishDetails',
  component: WishDetailsPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.wishDetails.href({ wish_id: '1' }),
    answers: [
      answer(calls.wishes.today, storyToday),
      answer(calls.wishes.detail, storyDetail()),
      answer(calls.wishComments.list, listOf(storyComments)),
      answer(calls.wishVotes.packs, {
        list: [15, 25, 50, 100, 150, 250].map((votes) => ({ votes, price: votes })),
      }),
      answer(calls.wishVotes.voters, {
        ...listOf([
          voter(people.wang, true, 25),
          voter(people.zhiming, true, 0),
          voter(people.jing, false, 100),
        ]),
        total: 1_204,
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('wishes');

/** S10: what it asks for, the answer, the history with who and when, voters, and comments; mine is in review. */
export const Filled: Story = {
  tags: ['main'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { level: 1, name: localized(storyWish().title) });
    await canvas.findByText(localized(wishWords.answer));
    await canvas.findByText(localized(wishWords.mine));
    await expect(canvas.getByText(wordsOf('content')('review.pending'))).toBeVisible();
    await expect(canvas.queryByText(t()('handling.title'))).toBeNull();
  },
};

/** S09: what the author recorded of their screen. */
export const WithRecording: Story = {
  parameters: given({
    answers: [
      answer(
        calls.wishes.detail,
        storyDetail({
          recording: { file_id: 'r1', url: storyRecording, mime: 'video/webm', duration: 12_000 },
        }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const player = await within(canvasElement).findByLabelText(t()('recording.player'));
    await expect(player).toHaveAttribute('controls');
    await expect(player).toHaveAttribute('src', storyRecording);
  },
};

/** Buys once my beans are known. */
async function buyFifty(packs: ReturnType<typeof within>): Promise<void> {
  await packs.findByText(t()('packs.balance'), { exact: false });
  const buy = packs.getByRole('button', { name: t()('packs.buy_other', { n: '50' }) });
  await waitFor(() => expect(buy).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(buy);
}

let soldVotes = 0;

/** E02: a pack was bought: balance and votes moved together, and stay so when the page asks again. */
export const Bought: Story = {
  parameters: given({
    answers: [
      answer(calls.wishes.detail, () => storyDetail({ paid_votes: storyWish().paid_votes + soldVotes })),
      answer(calls.wishVotes.buy, ({ pack }) => {
        soldVotes += pack;
        const { free_votes, paid_votes } = storyWish();
        const sold = paid_votes + soldVotes;
        return {
          votes: free_votes + sold,
          free_votes,
          paid_votes: sold,
          tickets: soldVotes,
          balance: 12_630,
        };
      }),
    ],
  }),
  beforeEach: () => {
    soldVotes = 0;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const packs = within(await canvas.findByRole('region', { name: t()('packs.title') }));
    const radios = await packs.findAllByRole('radio');
    await userEvent.click(radios[2] ?? canvasElement);
    await buyFifty(packs);
    await packs.findByText(t()('packs.bought_other', { n: '50' }));
    await canvas.findAllByText(t()('paidVotes_other', { n: '400' }), { exact: false });
  },
};
/** M09: the beans do not suffice after all. */
export const TooFewBeans: Story = {
  parameters: given({
    answers: [refuse(calls.wishVotes.buy, 'wallet.insufficient_beans', { balance: 12 })],
  }),
  play: async ({ canvasElement }) => {
    const packs = within(await within(canvasElement).findByRole('region', { name: t()('packs.title') }));
    const radios = await packs.findAllByRole('radio');
    await userEvent.click(radios[2] ?? canvasElement);
    await buyFifty(packs);
    await packs.findByRole('button', { name: t()('packs.recharge') });
    await expect(
      packs.getAllByText(t()('packs.short_other', { n: '38' }), { exact: false }),
    ).not.toHaveLength(0);
  },
};

/** M09: the wallet did not answer: the server decides, and its refusal says how many beans there are. */
export const BeansUnknown: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      unreachable(moneyCalls.wallet.balances),
      refuse(calls.wishVotes.buy, 'wallet.insufficient_beans', { balance: 12 }),
    ],
  }),
  play: async ({ canvasElement }) => {
    const packs = within(await within(canvasElement).findByRole('region', { name: t()('packs.title') }));
    const radios = await packs.findAllByRole('radio');
    await userEvent.click(radios[2] ?? canvasElement);
    await expect(packs.queryByRole('button', { name: t()('packs.recharge') })).toBeNull();
    await userEvent.click(packs.getByRole('button', { name: t()('packs.buy_other', { n: '50' }) }));
    await packs.findByRole('button', { name: t()('packs.recharge') });
    await packs.findAllByText(t()('packs.short_other', { n: '38' }), { exact: false });
  },
};

/** M09: back from a recharge, the pack that was chosen is chosen still, and can be bought. */
export const BackFromRecharge: Story = {
  parameters: given({ address: paths.wishDetails.href({ wish_id: '1', pack: '50' }) }),
  play: async ({ canvasElement }) => {
    const packs = within(await within(canvasElement).findByRole('region', { name: t()('packs.title') }));
    const [, , fifty] = await packs.findAllByRole('radio');
    await waitFor(() => expect(fifty).toBeChecked());
    const buy = packs.getByRole('button', { name: t()('packs.buy_other', { n: '50' }) });
    await waitFor(() => expect(buy).not.toHaveAttribute('aria-disabled'));
  },
};

const storyMine = storyDetail(
  {
    status: 1,
    communicated: false,
    author: userOf(people.member, 6),
    expected: null,
    expected_ts: null,
  },
  { answer: null, my: { voted: false, tickets: 0, hears: true, edits: true, withdraws: true } },
);
/** Nothing was said to it yet. */
const quiet = { answer: null, levels: [], voters: 0, events: storyMoves.slice(-1) };
let isChanged = false;

/** S12: a pending wish of mine can be changed and withdrawn. */
export const Mine: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [answer(calls.wishes.detail, storyMine)],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('withdraw.open') }));
    await canvas.findByRole('alertdialog', { name: t()('withdraw.question') });
  },
};
/** A wish that went into another: nobody votes or comments any more. */
export const Merged: Story = {
  parameters: given({
    answers: [
      answer(
        calls.wishes.detail,
        storyDetail({ merged_into: { wish_id: '3', title: wishWords.notes }, free_votes: 0, paid_votes: 0 }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const other = await canvas.findByRole('link', { name: localized(wishWords.notes) });
    await expect(other).toHaveAttribute('href', paths.wishDetails.href({ wish_id: '3' }));
    await expect(canvas.queryByRole('region', { name: t()('packs.title') })).toBeNull();
  },
};
/** D05: it came true, and its author was paid what was promised. */
export const Completed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(
        calls.wishes.detail,
        storyDetail({ status: 6, reward: { beans: 100, paid: true } }, { events: storyEnd }),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // It was promised, as its history says, and paid since.
    await canvas.findByText(t()('rewarded'));
    await canvas.findByText(t()('timeline.rewarded'), { exact: false });
    await expect(canvas.getAllByText(t()('status.completed'))).not.toHaveLength(0);
    await expect(canvas.queryByRole('region', { name: t()('packs.title') })).toBeNull();
  },
};
/** D04: under discussion with an official answer it is called communicated, and still takes votes. */
export const Communicated: Story = {
  parameters: given({
    answers: [answer(calls.wishes.detail, storyDetail({ status: 5, communicated: true }))],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(t()('status.communicated'));
    await expect(canvas.getByText(localized(wishWords.answer))).toBeVisible();
    await canvas.findByRole('region', { name: t()('packs.title') });
  },
};
/** T17: what others do while it is open shows without a reload: votes, mine too, and another status. */
export const ChangedWhileOpen: Story = {
  parameters: given({
    answers: [
      answer(calls.wishes.detail, () => {
        const launched = storyDetail({ status: 4, free_votes: 1_205 });
        return isChanged ? launched : storyDetail({}, { my: { ...storyDetail().my, hears: false } });
      }),
    ],
  }),
  beforeEach: () => {
    isChanged = false;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: t()('follow.off') });
    await canvas.findByRole('region', { name: t()('packs.title') });
    isChanged = true;
    pushFrame({
      type: 'event',
      room: wishRoom,
      epoch: '0',
      ts: storyNow,
      data: { kind: 'wish_votes', wish_id: '1', free_votes: 1_205, paid_votes: 350 },
    });
    await canvas.findByRole('button', { name: t()('follow.on') });
    await canvas.findByText(t()('voteClosed'));
    await expect(canvas.queryByRole('region', { name: t()('packs.title') })).toBeNull();
  },
};
/** D47: the server knows better: nothing changes, and the member reads why. */
export const VoteRefused: Story = {
  parameters: given({ answers: [refuse(calls.wishVotes.vote, 'wish.closed')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { pressed: false, name: saying(t()('vote')) }));
    await canvas.findByText(wordsOf('refusals')('wish.closed'));
    await expect(canvas.getByRole('button', { pressed: false, name: saying(t()('vote')) })).toBeVisible();
  },
};
/** D47: the wish was closed while a pack was chosen: nothing was paid. */
export const PackRefused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishVotes.buy, 'wish.closed')] }),
  play: async ({ canvasElement }) => {
    const packs = within(await within(canvasElement).findByRole('region', { name: t()('packs.title') }));
    const radios = await packs.findAllByRole('radio');
    await userEvent.click(radios[2] ?? canvasElement);
    await buyFifty(packs);
    await packs.findByText(t()('packs.refused'));
    await expect(packs.getByText(wordsOf('refusals')('wish.closed'))).toBeVisible();
  },
};
/** S12: somebody began to handle it meanwhile: it stays, and the member reads why. */
export const WithdrawRefused: Story = {
  parameters: given({
    answers: [answer(calls.wishes.detail, storyMine), refuse(calls.wishes.withdraw, 'wish.not_pending')],
  }),
  play: async (context) => {
    await Mine.play?.(context);
    const canvas = within(context.canvasElement);
    const question = within(canvas.getByRole('alertdialog', { name: t()('withdraw.question') }));
    await userEvent.click(question.getByRole('button', { name: t()('withdraw.open') }));
    await canvas.findByText(wordsOf('refusals')('wish.not_pending'));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: localized(storyWish().title) })).toBeVisible();
  },
};
/** D68: my comment was not published: I read why, and may write it again. */
export const CommentRejected: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [answer(calls.wishComments.list, listOf([storyRejected]))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(await within(canvasElement).findByRole('region', { name: t()('tab.comments') }));
    await canvas.findByText(wordsOf('content')('review.rejected'));
    await expect(canvas.getByText(localized(wishWords.planned), { exact: false })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: wordsOf('content')('review.editAgain') }));
    await expect(canvas.getByRole('textbox')).toHaveValue(localized(wishWords.mine));
  },
};
/** Nobody has said or voted anything yet. */
export const NewAndQuiet: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(
        calls.wishes.detail,
        storyDetail({ status: 1, communicated: false, free_votes: 0, paid_votes: 0, comments: 0 }, quiet),
      ),
      answer(calls.wishComments.list, listOf<(typeof storyComments)[number]>([])),
      answer(calls.wishVotes.voters, listOf<ReturnType<typeof voter>>([])),
    ],
  }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('content')('comment.empty'));
    await canvas.findByText(t()('voters.none'));
    await expect(canvas.getByText(t()('answer.waiting'))).toBeVisible();
  },
};
/** The comments alone could not be loaded: the rest of the page stands. */
export const CommentsFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishComments.list, 'system.error')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('content')('comment.loadFailed'));
    await expect(canvas.getByText(localized(wishWords.answer))).toBeVisible();
  },
};
/** D47: a launched wish takes no votes, and no packs are sold for it. */
export const Closed: Story = {
  parameters: given({ answers: [answer(calls.wishes.detail, storyDetail({ status: 4 }))] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('voteClosed'));
    await expect(canvas.queryByRole('region', { name: t()('packs.title') })).toBeNull();
    await expect(canvas.queryByRole('button', { name: saying(t()('vote')) })).toBeNull();
  },
};
/** S12: hidden, with the reason, for its author. */
export const Hidden: Story = {
  parameters: given({
    answers: [
      answer(
        calls.wishes.detail,
        storyDetail(
          {
            status: 0,
            title: wishWords.sure,
            hidden_reason: wishWords.tips,
            author: userOf(people.member, 6),
          },
          { answer: null },
        ),
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('hiddenBecause', { reason: localized(wishWords.tips) }));
  },
};

const opens =
  (action: 'move' | 'hide' | 'date' | 'complete' | 'merge' | 'reward'): Play =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()(`handling.${action}`) }));
    await canvas.findByRole('dialog', { name: t()(`action.${action}`) });
  };
/** P11: what the product head sees. */
export const ProductHead: Story = {
  parameters: given({ member: head }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(t()('handling.title'));
    // What is only launched can be completed.
    await expect(canvas.queryByRole('button', { name: t()('handling.complete') })).toBeNull();
  },
};
/** T05, M13: never completed by an edit; a move says why. */
export const Moving: Story = {
  tags: ['pictured'],
  parameters: given({
    member: head,
    answers: [refuse(calls.wishDesk.move, 'wish.move')],
  }),
  play: async (context) => {
    await opens('move')(context);
    const dialog = within(within(context.canvasElement).getByRole('dialog', { name: t()('action.move') }));
    await userEvent.click(dialog.getByRole('radio', { name: t()('status.completed') }));
    await dialog.findByText(t()('action.notCompleted'));
    await userEvent.click(dialog.getByRole('radio', { name: t()('status.development') }));
    await userEvent.click(dialog.getByRole('button', { name: t()('action.confirm') }));
    await dialog.findByText(t()('action.reasonMissing'));
    await fireEvent.change(dialog.getByRole('textbox', { name: saying(t()('action.reason')) }), {
      target: { value: localized(wishWords.planned) },
    });
    await userEvent.click(dialog.getByRole('button', { name: t()('action.confirm') }));
    await dialog.findByText(wordsOf('refusals')('wish.move'));
  },
};
let saves = 0;
/** The first try is made on an edition that is gone. */
const movePath = callPath(calls.wishDesk.move);
const saved = answer(calls.wishDesk.move, { wish: storyWish({ status: 5, edition: 3 }) });
const refusedOnce: Replies = {
  [movePath]: (fields) => {
    saves += 1;
    const replies = String(fields['edition']) === '2' ? saved : refuse(calls.wishDesk.move, 'wish.changed');
    return replies[movePath]?.(fields) ?? { kind: 'unreachable' };
  },
};
/** P11: another product head was faster. What was filled in stays beside what they did, and may be saved over it. */
export const ChangedMeanwhile: Story = {
  tags: ['pictured'],
  parameters: given({
    member: head,
    answers: [
      answer(calls.wishes.detail, () =>
        saves === 0
          ? storyDetail({ status: 1, expected: null, expected_ts: null }, { events: storyMoves.slice(1) })
          : storyDetail({ edition: 2 }, { events: storyMoves }),
      ),
      refusedOnce,
    ],
  }),
  beforeEach: () => {
    saves = 0;
  },
  play: async (context) => {
    await opens('move')(context);
    const canvas = within(context.canvasElement);
    const dialog = within(canvas.getByRole('dialog', { name: t()('action.move') }));
    await userEvent.click(dialog.getByRole('radio', { name: t()('status.discussion') }));
    const reason = dialog.getByRole('textbox', { name: saying(t()('action.reason')) });
    await fireEvent.change(reason, { target: { value: localized(wishWords.remark) } });
    await userEvent.click(dialog.getByRole('button', { name: t()('action.confirm') }));
    await dialog.findByText(t()('conflict.title'));
    await dialog.findByText(localized(wishWords.planned));
    await expect(dialog.getByText(localized(people.qiming.nickname), { exact: false })).toBeVisible();
    await expect(reason).toHaveValue(localized(wishWords.remark));
    await expect(dialog.getByRole('radio', { name: t()('status.discussion') })).toBeChecked();
  },
};
/** Saved over the new edition, the dialog closes. */
export const SavedOver: Story = {
  parameters: ChangedMeanwhile.parameters ?? {},
  beforeEach: () => {
    saves = 0;
  },
  play: async (context) => {
    await ChangedMeanwhile.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t()('conflict.again') }));
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: t()('action.move') })).toBeNull());
  },
};
/** D05, T05: what is launched is completed, with a reason; a refusal is said where it was asked. */
export const Completing: Story = {
  tags: ['pictured'],
  parameters: given({
    member: head,
    answers: [
      answer(calls.wishes.detail, storyDetail({ status: 4, reward: { beans: 100, paid: false } })),
      refuse(calls.wishDesk.complete, 'wish.not_launched'),
    ],
  }),
  play: async (context) => {
    await opens('complete')(context);
    const canvas = within(context.canvasElement);
    const dialog = within(canvas.getByRole('dialog', { name: t()('action.complete') }));
    await expect(dialog.getByText(t()('action.completeNote'))).toBeVisible();
    const reason = dialog.getByRole('textbox', { name: saying(t()('action.reason')) });
    await fireEvent.change(reason, { target: { value: localized(wishWords.remark) } });
    await userEvent.click(dialog.getByRole('button', { name: t()('action.confirm') }));
    await dialog.findByText(wordsOf('refusals')('wish.not_launched'));
  },
};
export const Hiding: Story = { parameters: given({ member: head }), play: opens('hide') };
export const Dating: Story = { parameters: given({ member: head }), play: opens('date') };
export const Merging: Story = {
  tags: ['pictured'],
  parameters: given({ member: head, answers: [answer(calls.wishes.list, wishListOf(storyWishes))] }),
  play: async (context) => {
    await opens('merge')(context);
    const dialog = within(within(context.canvasElement).getByRole('dialog', { name: t()('action.merge') }));
    // Neither into itself nor into one that takes no votes.
    await waitFor(() => expect(dialog.getAllByRole('radio')).toHaveLength(2));
  },
};
export const Rewarding: Story = {
  tags: ['pictured'],
  parameters: given({
    member: head,
    answers: [
      answer(calls.wishDesk.rewards, { list: [20, 50, 100, 200, 500] }),
      answer(calls.wishDesk.reward, { wish: storyWish({ reward: { beans: 100, paid: false } }) }),
    ],
  }),
  play: async (context) => {
    await opens('reward')(context);
    const dialog = within(within(context.canvasElement).getByRole('dialog', { name: t()('action.reward') }));
    await expect(await dialog.findAllByRole('radio')).toHaveLength(5);
  },
};
const behalf: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: t()('handling.behalf') }));
  const dialog = within(await canvas.findByRole('dialog', { name: t()('behalf.title') }));
  await fireEvent.change(dialog.getByRole('textbox', { name: saying(t()('behalf.jwcode')) }), {
    target: { value: 'jw8801' },
  });
  await fireEvent.change(dialog.getByRole('textbox', { name: saying(t()('action.reason')) }), {
    target: { value: localized(wishWords.remark) },
  });
};
const givesBehalf: Play = async (context) => {
  await behalf(context);
  await userEvent.click(within(context.canvasElement).getByRole('button', { name: t()('behalf.confirm') }));
};
/** E02: a vote in the name of a member. */
export const Behalf: Story = { parameters: given({ member: head }), play: behalf };
/** Whose, and why, is asked before anything is sent. */
export const BehalfEmpty: Story = {
  tags: ['pictured'],
  parameters: given({ member: head }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('handling.behalf') }));
    await userEvent.click(await canvas.findByRole('button', { name: t()('behalf.confirm') }));
    await canvas.findByText(t()('behalf.jwcodeMissing'));
    await canvas.findByText(t()('action.reasonMissing'));
  },
};
export const BehalfUnknown: Story = {
  parameters: given({ member: head, answers: [refuse(calls.wishDesk.voteFor, 'wish.voter_missing')] }),
  play: async (context) => {
    await givesBehalf(context);
    await within(context.canvasElement).findByText(wordsOf('refusals')('wish.voter_missing'));
  },
};
export const BehalfRefused: Story = {
  tags: ['pictured'],
  parameters: given({ member: head, answers: [refuse(calls.wishDesk.voteFor, 'wish.voted_already')] }),
  play: async (context) => {
    await givesBehalf(context);
    await within(context.canvasElement).findByText(wordsOf('refusals')('wish.voted_already'));
  },
};
/** The dialog closes, and the history says it. */
export const BehalfGiven: Story = {
  parameters: given({
    member: head,
    answers: [
      answer(calls.wishDesk.voteFor, { wish: storyWish({ free_votes: 1_205 }) }),
      answer(calls.wishes.detail, storyDetail({ free_votes: 1_205 }, { events: storyBehalf })),
    ],
  }),
  play: async (context) => {
    await givesBehalf(context);
    const canvas = within(context.canvasElement);
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: t()('behalf.title') })).toBeNull());
    await canvas.findByText(t()('timeline.voted', { name: localized(people.wang.nickname) }));
  },
};
/** D04: the official answer is written in its place. */
export const Answering: Story = {
  parameters: given({ member: head }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('answer.edit') }));
    await expect(canvas.getByRole('textbox', { name: saying(t()('answer.title')) })).toHaveValue(
      localized(wishWords.answer),
    );
  },
};
/** A refusal stays in the form, with what was written. */
export const AnswerRefused: Story = {
  tags: ['pictured'],
  parameters: given({ member: head, answers: [refuse(calls.wishDesk.answer, 'system.error')] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: t()('answer.edit') }));
    const field = canvas.getByRole('textbox', { name: saying(t()('answer.title')) });
    await fireEvent.change(field, { target: { value: localized(wishWords.planned) } });
    await userEvent.click(canvas.getByRole('button', { name: t()('answer.publish') }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: saying(t()('answer.title')) })).toBeInvalid(),
    );
    await expect(canvas.getByRole('textbox', { name: saying(t()('answer.title')) })).toHaveValue(
      localized(wishWords.planned),
    );
  },
};

export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.wishes.detail)] }),
};
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishes.detail, 'wish.missing')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('gone.title'));
  },
};
export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.wishes.detail, 'system.error')] }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(t()('loadFailed'));
  },
};
/** X07: without a connection the page says so, and is asked for again by a press. */
export const Offline: Story = {
  parameters: given({ answers: [unreachable(calls.wishes.detail)] }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(wordsOf('connection')('unreachable'));
    await expect(canvas.getByRole('button', { name: t()('retry') })).toBeVisible();
  },
};
