import { calls, type CallAnswer, type User } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  page,
  people,
  refuse,
  saying,
  storyMember,
  storyNow,
  wordsOf,
} from '../../stories/index.ts';
import { LargeClassPage } from '../hljw/LargeClassPage.tsx';
import { titles } from '../hljw/home.fixtures.ts';

type ProfileShowAnswer = CallAnswer<typeof calls.profile.show>;
const paged = <Row,>(list: Row[]) => ({ list, total: list.length, page: 1, page_size: 20 });
const lin: User = { ...people.lin, jwcode: '880001', level: 12 };
const yutong: User = { ...people.yutong, jwcode: '880009', level: 2 };
const { uid, jwcode, nickname, img, level } = storyMember;

const teacher: ProfileShowAnswer = {
  user: {
    ...lin,
    intro: titles.quarter,
  },
  follow: {
    followed: false,
    follows_me: true,
  },
  fans: 3402,
  following: 12,
  visitors: 88021,
  stats: {
    channels: 1,
    lives: 214,
  },
  channels: [
    {
      channel_id: 'c7',
      name: titles.value,
    },
  ],
  on_air: {
    live_id: '1',
    name: titles.cashFlow,
  },
  privacy: null,
};
const mine: ProfileShowAnswer = {
  ...teacher,
  user: {
    uid,
    jwcode,
    nickname,
    img,
    level,
    intro: '',
  },
  follow: null,
  fans: 1,
  visitors: 1,
  channels: [],
  on_air: null,
  stats: {
    channels: 0,
    lives: 0,
  },
  privacy: {
    visitors_hidden: false,
    visits_unseen: false,
  },
};
type LevelsMineAnswer = CallAnswer<typeof calls.levels.mine>;
const levelsTable = [
  { level: 1, experience: 0, benefits: [] },
  { level: 2, experience: 100, benefits: ['badge'] },
  { level: 3, experience: 300, benefits: [] },
  { level: 4, experience: 700, benefits: ['uploads_double'] },
  { level: 10, experience: 25_000, benefits: ['badge_silver'] },
] satisfies Omit<LevelsMineAnswer['levels'][number], 'unlocked'>[];
/** Level 2 was reached. @param unlocked the highest level that is unlocked */
const levels = (unlocked: number): LevelsMineAnswer => ({
  my: { experience: 146, level: 2, unlocked, next: 300 },
  levels: levelsTable.map((entry) => ({ ...entry, unlocked: entry.level <= unlocked })),
  today: { list: [], won: 46, cap: 300 },
});
const climbing = { unlocked: 1 };
const climb = {
  ...answer(calls.levels.mine, () => levels(climbing.unlocked)),
  ...answer(calls.levels.unlock, () => {
    climbing.unlocked = 2;
    return { level: 2, benefits: ['badge' as const] };
  }),
};
const over = (of: string) => `${paths.largeClass.href()}?panel=profile&uid=${of}`;
const beneath = [
  climb,
  answer(calls.groupJoining.large, paged([])),
  answer(calls.live.publicOnAir, paged([])),
  answer(calls.live.list, paged([])),
  answer(calls.profile.fans, paged([{ ...yutong, follow: { followed: false, follows_me: true } }])),
  answer(
    calls.profile.visitors,
    paged([
      {
        user: { ...yutong, follow: { followed: false, follows_me: true } },
        at: '2026-11-20 19:00:00',
        at_ts: storyNow - 3_600_000,
      },
    ]),
  ),
];

const meta = {
  title: 'Pages/panels/Profile',
  component: LargeClassPage,
  tags: ['!autodocs'],
  ...page({ address: over(lin.uid), answers: [...beneath, answer(calls.profile.show, teacher)] }),
} satisfies Meta;

export default meta;
type Story = StoryObj;

const panel = async (canvasElement: HTMLElement) => within(await within(canvasElement).findByRole('dialog'));

/** S43: a teacher: I can follow them, and their channel and what they are on air with are one step away. */
export const Teacher: Story = {
  parameters: given({
    answers: [answer(calls.profile.follow, { followed: true, follows_me: true, fans: 3_403 })],
  }),
  play: async ({ canvasElement }) => {
    const shown = await panel(canvasElement);
    const name = saying(localized(lin.nickname));
    await userEvent.click(await shown.findByRole('button', { name }));
    await shown.findByRole('button', { pressed: true });
    await expect(shown.getByRole('link', { name: localized(titles.value) })).toBeVisible();
    const club = wordsOf('profile')('club', { name: localized(titles.value) });
    await expect(shown.getByRole('link', { name: club })).toHaveAttribute(
      'href',
      paths.channel.href({ channel_id: 'c7', club: 'c7' }),
    );
  },
};

/** Mine: who came by, what others learn of that, and the way to change it. */
export const Mine: Story = {
  ...page({ address: over(uid), answers: [...beneath, answer(calls.profile.show, mine)] }),
  play: async ({ canvasElement }) => {
    const shown = await panel(canvasElement);
    await userEvent.click(await shown.findByRole('tab', { name: wordsOf('profile')('tab.visitors') }));
    await expect(await shown.findByRole('link', { name: localized(yutong.nickname) })).toBeVisible();
  },
};

const t = () => wordsOf('fans');
const unlock = async (canvasElement: HTMLElement) => {
  const shown = await panel(canvasElement);
  await userEvent.click(await shown.findByRole('button', { name: t()('levels.unlock') }));
  const dialog = await within(canvasElement).findByRole('dialog', {
    name: t()('unlock.title', { level: 2 }),
  });
  await userEvent.click(within(dialog).getByRole('button', { name: t()('unlock.button') }));
};

/** C071: a level that was reached is unlocked in my profile, and its badge stands beside my name. */
export const LevelUnlocked: Story = {
  tags: ['pictured'],
  ...page({
    address: over(uid),
    answers: [...beneath, answer(calls.profile.show, { ...mine, user: { ...mine.user, level: 1 } })],
  }),
  play: async ({ canvasElement }) => {
    climbing.unlocked = 1;
    await unlock(canvasElement);
    const done = t()('unlock.done', { level: 2 });
    await expect(await within(canvasElement).findByRole('dialog', { name: done })).toBeVisible();
  },
};

/** C071: another device was faster. */
export const LevelRefused: Story = {
  tags: ['pictured'],
  ...page({
    address: over(uid),
    answers: [
      ...beneath,
      answer(calls.profile.show, mine),
      answer(calls.levels.mine, levels(1)),
      refuse(calls.levels.unlock, 'level.unlocked'),
    ],
  }),
  play: async ({ canvasElement }) => {
    await unlock(canvasElement);
    const words = wordsOf('refusals')('level.unlocked');
    await expect((await within(canvasElement).findAllByText(words)).length).toBeGreaterThan(0);
  },
};

/** G008: my name and words. */
export const Editing: Story = {
  ...page({ address: over(uid), answers: [...beneath, answer(calls.profile.show, mine)] }),
  play: async ({ canvasElement }) => {
    const shown = await panel(canvasElement);
    await userEvent.click(await shown.findByRole('button', { name: wordsOf('content')('editProfile') }));
    const [name] = await shown.findAllByRole('textbox');
    await userEvent.clear(name ?? canvasElement);
    await userEvent.click(shown.getByRole('button', { name: wordsOf('profile')('edit.save') }));
    await expect(await shown.findByText(wordsOf('errors')('account.nickname_required'))).toBeVisible();
  },
};

/** They keep the number of visits to themselves. */
export const VisitsHidden: Story = {
  parameters: given({ answers: [answer(calls.profile.show, { ...teacher, visitors: null })] }),
};
export const Missing: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [refuse(calls.profile.show, 'request.not_found')] }),
};
