import { calls, guidanceSteps, type GuidanceStep, type Reward } from '@goldbean/contract/money';
import { calls as peopleCalls } from '@goldbean/contract/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  refuse,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { CreditsPage } from './CreditsPage.tsx';

const at = '2026-11-18 20:00:00';
const at_ts = storyNow - 2 * 86_400_000;
const notYet = { steps: [], at: null, at_ts: null };
const stepsDone = (...done: GuidanceStep[]): Reward['steps'] =>
  guidanceSteps.map((step) => ({ step, done: done.includes(step) }));

const rewards: Reward[] = [
  { kind: 'newcomer', beans: 50, credits: 10, state: 'open', ...notYet },
  { kind: 'guidance', beans: 100, credits: 0, state: 'open', ...notYet, steps: stepsDone(...guidanceSteps) },
];

/** November 2026, its first days signed up to one of them. */
const signIns = (upTo: number, signed: boolean) => ({
  day: '2026-11-20',
  signed,
  streak: upTo === 0 ? 0 : 4,
  next_beans: upTo === 0 ? 1 : 5,
  next_day_ts: Date.UTC(2026, 10, 20, 16),
  calendar: Array.from({ length: 30 }, (_, place) => {
    const isSigned = place + 1 <= upTo && place + 1 > upTo - 4;
    return {
      day: `2026-11-${String(place + 1).padStart(2, '0')}`,
      signed: isSigned,
      beans: isSigned ? 1 : 0,
    };
  }),
});

const invites = {
  list: [],
  total: 0,
  page: 1,
  page_size: 20,
  code: 'K7QX2M',
  sum: 0,
  inviter: null,
  can_bind: true,
};
const user = (person: (typeof people)[keyof typeof people]) => ({
  ...person,
  jwcode: `8821${person.uid}`,
  level: 3,
});

const meta = {
  title: 'Pages/hljw/Credits',
  component: CreditsPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.credits.href(),
    answers: [
      answer(calls.rewards.list, { list: rewards }),
      answer(calls.rewards.signInState, signIns(19, false)),
      answer(calls.rewards.invites, invites),
      answer(calls.wallet.statement, {
        list: [
          {
            journal_id: '9001',
            at,
            at_ts,
            kind: 'reward',
            amount: 10,
            left: 10,
            cause: { type: 'newcomer', id: '1', note: { key: 'reward', reward: 'newcomer' }, place: null },
          },
        ],
        total: 1,
        page: 1,
        page_size: 20,
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const openGuidance: Play = async ({ canvasElement }) => {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: wordsOf('rewards')('guide.begin') }),
  );
};

const guidance = async (canvasElement: HTMLElement) =>
  within(
    await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: wordsOf('rewards')('guide.title'),
    }),
  );

const readGuidance: Play = async (context) => {
  await openGuidance(context);
  const dialog = await guidance(context.canvasElement);
  for (let read = 1; read < 5; read += 1) {
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('actions')('next') }));
  }
};

const claimGuidance: Play = async (context) => {
  await readGuidance(context);
  const dialog = await guidance(context.canvasElement);
  await userEvent.click(dialog.getByRole('button', { name: wordsOf('rewards')('claim') }));
};

const signIn: Play = async ({ canvasElement }) => {
  const words = wordsOf('rewards')('signIn.sign', { count: 5, n: '5' });
  await userEvent.click(await within(canvasElement).findByRole('button', { name: words }));
};

const seesToast =
  (words: () => string): Play =>
  async ({ canvasElement }) => {
    // It fades in.
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).getByText(words())).toBeVisible());
  };

/** S27: what is there to be earned. Issue E: one column of 690 px, what can be done today first. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const t = wordsOf('rewards');
    const parts = [t('signIn.title'), t('tasks'), t('invite.title'), t('statement')] as const;
    await Promise.all(parts.map((name) => canvas.findByRole('heading', { name })));
    const tops = parts.map((name) => canvas.getByRole('heading', { name }).getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(canvas.getByRole('main')).toHaveAttribute('data-width', 'narrow');
  },
};

/** Everything is claimed, today is signed, friends have come. */
export const Claimed: Story = {
  parameters: given({
    answers: [
      answer(calls.rewards.list, {
        list: rewards.map((reward) => ({ ...reward, state: 'claimed' as const, at, at_ts })),
      }),
      answer(calls.rewards.signInState, signIns(20, true)),
      answer(calls.rewards.invites, {
        ...invites,
        list: [
          { user: user(people.yutong), state: 'completed', beans: 100, at, at_ts },
          { user: user(people.zhiming), state: 'joined', beans: 0, at, at_ts },
          { user: user(people.wang), state: 'held', beans: 0, at, at_ts },
          { user: user(people.qiming), state: 'refused', beans: 0, at, at_ts },
        ],
        total: 4,
        sum: 100,
        inviter: user(people.lin),
        can_bind: false,
      }),
    ],
  }),
};

/** D50: a streak begins. */
export const NoStreak: Story = {
  parameters: given({ answers: [answer(calls.rewards.signInState, signIns(0, false))] }),
};

export const SignedIn: Story = {
  parameters: given({ answers: [answer(calls.rewards.signIn, { ...signIns(20, true), beans: 5 })] }),
  play: async (context) => {
    await signIn(context);
    await seesToast(() => wordsOf('rewards')('signIn.got', { count: 5, n: '5' }))(context);
  },
};

/** Signed in already, in another tab. */
export const SignInRefused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.rewards.signIn, 'reward.signed_in')] }),
  play: async (context) => {
    await signIn(context);
    await seesToast(() => wordsOf('errors')('reward.signed_in'))(context);
  },
};

/** K23: a page at a time. */
export const Guidance: Story = { play: openGuidance };

/** Put away half read: the focus is where it was. */
export const GuidanceLeft: Story = {
  play: async (context) => {
    await openGuidance(context);
    const dialog = await guidance(context.canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('actions')('next') }));
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('primitives')('close') }));
    await expect(
      within(context.canvasElement).getByRole('button', { name: wordsOf('rewards')('guide.begin') }),
    ).toHaveFocus();
  },
};

export const GuidanceRead: Story = {
  play: async (context) => {
    await readGuidance(context);
    const dialog = await guidance(context.canvasElement);
    await expect(dialog.getByRole('button', { name: wordsOf('rewards')('claim') })).toBeVisible();
  },
};

/** Some steps are left: the page says which, and the profile is looked at right here. */
export const GuidanceSteps: Story = {
  parameters: given({
    answers: [
      answer(calls.rewards.list, {
        list: rewards.map((reward) =>
          reward.kind === 'guidance'
            ? { ...reward, state: 'steps' as const, steps: stepsDone('lesson', 'wallet') }
            : reward,
        ),
      }),
      answer(peopleCalls.profile.show, {
        user: { ...user(people.yutong), intro: '' },
        follow: null,
        fans: 0,
        following: 0,
        visitors: 12,
        stats: { channels: 0, lives: 0 },
        channels: [],
        on_air: null,
        privacy: { visitors_hidden: false, visits_unseen: false },
      }),
    ],
  }),
  play: async (context) => {
    await readGuidance(context);
    const dialog = await guidance(context.canvasElement);
    await expect(dialog.getAllByText(wordsOf('rewards')('guide.done'))).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: wordsOf('rewards')('guide.look') }));
    const profile = { name: localized(people.yutong.nickname), n: '12' };
    await expect(await dialog.findByText(wordsOf('rewards')('guide.profile', profile))).toBeVisible();
  },
};

export const GuidanceClaimed: Story = {
  parameters: given({ answers: [answer(calls.rewards.claim, { beans: 100, credits: 0 })] }),
  play: async (context) => {
    await claimGuidance(context);
    await seesToast(() => wordsOf('rewards')('gotBeans', { beans: '100' }))(context);
  },
};

/** K24: nobody has this code. */
export const InviteRefused: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.rewards.bindInvite, 'invite.unknown')] }),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.type(
      await canvas.findByRole('textbox', { name: wordsOf('rewards')('invite.bind') }),
      'NOBODY{Enter}',
    );
    await seesToast(() => wordsOf('errors')('invite.unknown'))(context);
  },
};

export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      never(calls.rewards.list),
      never(calls.rewards.signInState),
      never(calls.rewards.invites),
      never(calls.wallet.statement),
    ],
  }),
};

export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      refuse(calls.rewards.list, 'system.error'),
      refuse(calls.rewards.signInState, 'system.error'),
      refuse(calls.rewards.invites, 'system.error'),
      refuse(calls.wallet.statement, 'system.error'),
    ],
  }),
};
