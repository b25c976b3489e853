import { calls as liveCalls } from '@goldbean/contract/live';
import { calls, type StatementLine } from '@goldbean/contract/money';
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
  spoken,
  storyNow,
  wordsOf,
  writtenAt,
} from '../../stories/index.ts';
import { titles } from '../hljw/home.fixtures.ts';
import { continuing, plansOf } from '../live/iron-fans.fixtures.ts';
import { MyGoldPage } from './MyGoldPage.tsx';

const hour = 3_600_000;
const day = 24 * hour;

type StatementMove = readonly [
  kind: StatementLine['kind'],
  amount: number,
  cause: string,
  note: StatementLine['cause']['note'],
  place?: StatementLine['cause']['place'],
];
const live = { kind: 'live', id: 'live_8' } as const;
const said = {
  barrage: spoken({
    zh_CN: '这一段讲得真清楚，请再来一遍！',
    zh_HK: '這一段講得真清楚，請再來一遍！',
    en: 'So clear at last. Once more, please!',
    ms: 'Jelas sekali penerangannya. Tolong ulang sekali lagi!',
    th: 'อธิบายชัดมาก ขออีกรอบได้ไหมคะ',
    vi: 'Thầy giảng rõ quá, cho em nghe lại một lần nữa ạ!',
  }),
  returned: spoken({
    zh_CN: '期末考试顺利，长期主义者加油！',
    zh_HK: '期末考試順利，長線投資者加油！',
    en: 'Good luck in the exam, and hold on!',
    ms: 'Semoga berjaya dalam peperiksaan akhir!',
    th: 'ขอให้สอบผ่านกันทุกคน สู้ ๆ นะ',
    vi: 'Chúc cả lớp thi tốt, kiên trì nhé!',
  }),
  packet: spoken({
    zh_CN: '每月定投，坚持就好',
    zh_HK: '每月定投，堅持就好',
    en: 'A little every month',
    ms: 'Melabur sedikit setiap bulan',
    th: 'ออมหุ้นทุกเดือน',
    vi: 'Đều đặn mỗi tháng',
  }),
};
const moves: readonly StatementMove[] = [
  [
    'recharge',
    710,
    'order',
    { key: 'goods', currency: 'BEAN', amount: 710, paid: { minor: 6_800, currency: 'CNY' } },
  ],
  ['gift', -188, 'gift_send', { key: 'gift', icon: 'rocket', name: 'rocket', n: 1 }, live],
  ['reward', 100, 'guidance', { key: 'reward', reward: 'guidance' }],
  ['barrage', -1, 'barrage', { key: 'said', text: said.barrage }, live],
  ['exchange', 150, 'exchange', { key: 'exchange', currency: 'COIN', amount: 3, beans: 150 }],
  ['refund', 66, 'red_packet', { key: 'said', text: said.returned }, { kind: 'group', id: '7' }],
  ['hold', -188, 'red_packet', { key: 'said', text: said.packet }, { kind: 'group', id: '7' }],
  ['expiry', -20, 'expiry', null],
];
const lines = moves.map(([kind, amount, type, note, place = null], at): StatementLine => {
  const at_ts = storyNow - at * 7 * hour;
  // The newest line stands first: each balance is the one above it less what moved there.
  const left = moves.slice(0, at).reduce((sum, [, moved]) => sum - moved, 12_680);
  const journal_id = String(9_000 - at);
  return {
    journal_id,
    at: writtenAt(at_ts),
    at_ts,
    kind,
    amount,
    left,
    cause: { type, id: journal_id, note, place },
  };
});

const lotOf = (turn: number, amount: number, expires_ts: number) => ({
  lot_id: String(turn),
  amount,
  left: amount,
  source: 'recharge',
  at: writtenAt(storyNow - 30 * day),
  at_ts: storyNow - 30 * day,
  expires: writtenAt(expires_ts),
  expires_ts,
  turn,
});
const newYear = Date.UTC(2026, 11, 31, 16);
const july = Date.UTC(2027, 5, 30, 16);

const wallet = (coins: number) =>
  answer(calls.wallet.balances, {
    beans: 12_680,
    coins,
    dangwu: 120,
    credits: 240,
    held: 188,
    next_expiry: { amount: 680, at: writtenAt(newYear), at_ts: newYear },
  });

const meta = {
  title: 'Pages/user/MyGold',
  component: MyGoldPage,
  tags: ['!autodocs'],
  ...page({
    address: paths.myGold.href(),
    answers: [
      wallet(36),
      answer(calls.wallet.lots, {
        list: [lotOf(1, 680, newYear), lotOf(2, 12_000, july)],
        total: 2,
        page: 1,
        page_size: 100,
      }),
      answer(calls.wallet.statement, ({ currency, kind }) => {
        const list = lines.filter((line) => currency === 'BEAN' && (!kind || line.kind === kind));
        return { list, total: list.length === lines.length ? 112 : list.length, page: 1, page_size: 20 };
      }),
    ],
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj;
type Play = NonNullable<Story['play']>;

const body = ({ ownerDocument }: HTMLElement) => within(ownerDocument.body);

const exchange: Play = async ({ canvasElement }) => {
  const t = wordsOf('recharge');
  const dialog = within(await body(canvasElement).findByRole('dialog', { name: t('exchange.title') }));
  await userEvent.type(dialog.getByRole('textbox'), '3');
  await userEvent.click(dialog.getByRole('checkbox'));
  await userEvent.click(dialog.getByRole('button', { name: t('exchange.submit') }));
};
const exchangeAddress = paths.myGold.href({ panel: 'exchange' });

/** S23: what I own, what of it expires, and where it came from. */
export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const gift = wordsOf('gifts')('name.rocket');
    const given = wordsOf('wallet')('note.gift', { gift, n: '1' });
    await expect(await canvas.findByText(given)).toBeVisible();
  },
};

/** Only the lines of one kind. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const kind = await canvas.findByRole('combobox', { name: wordsOf('wallet')('myGold.kinds') });
    await userEvent.selectOptions(kind, 'gift');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2));
    kind.blur();
  },
};

/** Nothing of this currency has moved. */
export const Credits: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: wordsOf('wallet')('currency.CREDIT') }));
    await expect(await canvas.findByText(wordsOf('wallet')('statement.empty'))).toBeVisible();
  },
};

export const NewMember: Story = {
  parameters: given({
    answers: [
      answer(calls.wallet.balances, {
        beans: 0,
        coins: 0,
        dangwu: 0,
        credits: 0,
        held: 0,
        next_expiry: null,
      }),
      answer(calls.wallet.lots, { list: [], total: 0, page: 1, page_size: 100 }),
      answer(calls.wallet.statement, { list: [], total: 0, page: 1, page_size: 20 }),
    ],
  }),
};

export const Loading: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [never(calls.wallet.balances), never(calls.wallet.lots), never(calls.wallet.statement)],
  }),
};

export const LoadFailed: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      refuse(calls.wallet.balances, 'system.error'),
      refuse(calls.wallet.lots, 'system.error'),
      refuse(calls.wallet.statement, 'system.error'),
    ],
  }),
};

/** S51: coins become beans, for good. */
export const Exchange: Story = { parameters: given({ address: exchangeAddress }) };

export const ExchangeIncomplete: Story = {
  tags: ['pictured'],
  parameters: given({ address: exchangeAddress }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('recharge');
    const dialog = within(await body(canvasElement).findByRole('dialog', { name: t('exchange.title') }));
    await userEvent.click(dialog.getByRole('button', { name: t('exchange.submit') }));
    const fault = await dialog.findByText(t('fault.required'));
    await waitFor(() => expect(fault).toBeVisible());
  },
};

export const Exchanging: Story = {
  parameters: given({ address: exchangeAddress, answers: [never(calls.exchange.exchange)] }),
  play: exchange,
};

/** Fewer coins than the member saw: spent in another tab. */
export const ExchangeRefused: Story = {
  tags: ['pictured'],
  parameters: given({
    address: exchangeAddress,
    answers: [refuse(calls.exchange.exchange, 'wallet.insufficient')],
  }),
  play: async (context) => {
    await exchange(context);
    await expect(
      (await body(context.canvasElement).findAllByText(wordsOf('errors')('wallet.insufficient')))[0],
    ).toBeVisible();
  },
};

export const Exchanged: Story = {
  parameters: given({
    address: exchangeAddress,
    answers: [
      answer(calls.exchange.exchange, {
        coins: 3,
        beans: 150,
        lot: { amount: 150, expires: writtenAt(july), expires_ts: july },
        coins_left: 33,
        balance: 12_830,
      }),
    ],
  }),
  play: async (context) => {
    await exchange(context);
    await body(context.canvasElement).findByText(wordsOf('recharge')('exchange.done'));
  },
};

const channel = { channel_id: 'c7', name: titles.value, img: people.lin.img };
/** S45: what the coins are charged for next, and on to the plans of a channel, all over the account. */
export const Memberships: Story = {
  tags: ['pictured'],
  parameters: given({
    answers: [
      answer(liveCalls.ironFans.mine, { list: [{ ...continuing(), channel }] }),
      plansOf(channel, continuing()),
    ],
  }),
  play: async ({ canvasElement }) => {
    const t = wordsOf('fans');
    const name = wordsOf('wallet')('myGold.memberships');
    await userEvent.click(await within(canvasElement).findByRole('link', { name }));
    const mine = within(await body(canvasElement).findByRole('dialog', { name: t('mine.title') }));
    const row = await mine.findByRole('button', {
      name: t('mine.openOf', { channel: localized(channel.name) }),
    });
    await userEvent.click(row);
    const plans = within(await body(canvasElement).findByRole('dialog', { name: t('iron.title') }));
    await waitFor(() => expect(plans.getByRole('button', { name: t('iron.cancel') })).toBeVisible());
    await expect(within(canvasElement).getByText(wordsOf('wallet')('myGold.lead'))).toBeInTheDocument();
  },
};
