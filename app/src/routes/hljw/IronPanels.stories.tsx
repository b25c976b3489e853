import { calls, type CallAnswer } from '@goldbean/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../../shared/paths/index.ts';
import {
  answer,
  given,
  localized,
  never,
  page,
  people,
  refuse,
  spoken,
  wordsOf,
} from '../../stories/index.ts';
import { continuing, day, membership, plansOf } from '../live/iron-fans.fixtures.ts';
import { storyNow } from '../../stories/fixed-clock.ts';
import { noShelves } from './home-shelves.fixtures.ts';
import { titles } from './home.fixtures.ts';
import { HomePage } from './HomePage.tsx';

const lin = { ...people.lin, jwcode: '88001', level: 12 };
const channel = { channel_id: 'c7', name: titles.value, img: lin.img };
const nothing = { list: [], total: 0, page: 1, page_size: 20 };
const reason = spoken({
  zh_CN: '上周停课一次',
  zh_HK: '上星期停課一次',
  en: 'One class was called off last week',
  ms: 'Satu kelas dibatalkan minggu lalu',
  th: 'สัปดาห์ก่อนงดสอนหนึ่งครั้ง',
  vi: 'Tuần trước nghỉ một buổi',
});

const plansAddress = paths.homepage.href({ panel: 'iron', channel: channel.channel_id });
const mineAddress = paths.homepage.href({ panel: 'memberships' });
const staffAddress = paths.homepage.href({ panel: 'ironMembers', channel: channel.channel_id });

const meta = {
  title: 'Pages/hljw/IronPanels',
  component: HomePage,
  tags: ['!autodocs'],
  ...page({
    address: plansAddress,
    answers: [
      answer(calls.live.list, nothing),
      answer(calls.channels.list, nothing),
      ...noShelves,
      plansOf(channel),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const t = () => wordsOf('fans');
const panel = (title: string) => screen.findByRole('dialog', { name: title });
const showsPlans: Play = async () => {
  const dialog = await panel(t()('iron.title'));
  await waitFor(() => expect(within(dialog).getAllByRole('radio').length).toBeGreaterThan(3));
};
const mine = (my: Parameters<typeof plansOf>[1]): Story => ({
  parameters: given({ answers: [plansOf(channel, my)] }),
  play: showsPlans,
});

export const NotJoined: Story = { tags: ['main'], play: showsPlans };
export const Joined = mine(continuing());
export const AboutToExpire = mine(membership({ state: 'about_to_expire', expires_ts: storyNow + 3 * day }));
export const ChargeFailed = mine(continuing(1));
export const Expired = mine(membership({ state: 'expired', expires_ts: storyNow - day }));
export const Renewed = mine(membership({ renewed: true }));
export const ExtendedByStaff = mine(membership({ extended: { by: lin.nickname, days: 7, reason } }));
export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({ answers: [never(calls.ironFans.plans)] }),
};
export const NoSuchChannel: Story = {
  parameters: given({ answers: [refuse(calls.ironFans.plans, 'request.not_found')] }),
  play: async () => {
    const dialog = await panel(t()('iron.title'));
    await waitFor(() =>
      expect(within(dialog).getByText(wordsOf('errors')('request.not_found'))).toBeVisible(),
    );
  },
};
/** S45: cancelled in two presses; nothing more is charged. */
export const Cancelled: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      plansOf(channel, continuing()),
      answer(calls.ironFans.cancel, {
        expires: '2026-12-10 20:00:00',
        expires_ts: storyNow + 20 * day,
        my: { ...continuing(), next_charge: null },
      }),
    ],
  }),
  play: async (context) => {
    await showsPlans(context);
    const dialog = within(await panel(t()('iron.title')));
    await userEvent.click(await dialog.findByRole('button', { name: t()('iron.cancel') }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: t()('iron.cancel') }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: t()('iron.cancel') })).toBeNull());
    await expect(dialog.getByRole('button', { name: t()('iron.goOn') })).toBeVisible();
  },
};

const memberships: CallAnswer<typeof calls.ironFans.mine> = {
  list: [
    { ...membership({ state: 'about_to_expire', expires_ts: storyNow + 2 * day }), channel },
    { ...continuing(), channel: { channel_id: 'c8', name: titles.technical, img: people.jing.img } },
    {
      ...membership({ state: 'expired', expires_ts: storyNow - 9 * day }),
      channel: { channel_id: 'c9', name: titles.funds, img: '' },
    },
  ],
};
export const MyMemberships: Story = {
  parameters: given({ address: mineAddress, answers: [answer(calls.ironFans.mine, memberships)] }),
  play: async (context) => {
    const dialog = await panel(t()('mine.title'));
    const name = t()('mine.openOf', { channel: localized(titles.value) });
    await userEvent.click(await within(dialog).findByRole('button', { name }));
    await showsPlans(context);
  },
};
export const NoMemberships: Story = {
  parameters: given({ address: mineAddress, answers: [answer(calls.ironFans.mine, { list: [] })] }),
};

const fan = { ...people.jing, jwcode: '88002', level: 4 };
/** T12: the staff extend by hand, with a reason. */
export const Extended: Story = {
  parameters: given({
    address: staffAddress,
    answers: [
      answer(calls.ironFans.members, {
        ...nothing,
        total: 1,
        list: [
          { user: fan, membership: membership({ state: 'about_to_expire', expires_ts: storyNow + day }) },
        ],
      }),
      answer(calls.ironFans.extend, {
        my: membership({ extended: { by: lin.nickname, days: 7, reason } }),
      }),
    ],
  }),
  play: async () => {
    const dialog = within(await panel(t()('staff.title')));
    const name = t()('staff.extendOf', { name: localized(fan.nickname) });
    await userEvent.click(await dialog.findByRole('button', { name }));
    const asked = within(await panel(t()('extend.title', { name: localized(fan.nickname) })));
    await userEvent.type(asked.getAllByRole('textbox').at(-1) ?? document.body, localized(reason));
    await userEvent.click(asked.getByRole('button', { name: t()('extend.confirm') }));
    await waitFor(() => expect(dialog.getByText(t()('iron.extended'))).toBeVisible());
  },
};
export const NotMyChannel: Story = {
  parameters: given({
    address: staffAddress,
    answers: [refuse(calls.ironFans.members, 'request.forbidden')],
  }),
};
