import { tokens } from '@goldbean/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, userEvent, within } from 'storybook/test';
import { useFormats } from '../components/formats/index.ts';
import {
  AgreementTick,
  BalanceCard,
  type BalanceState,
  LotList,
  type Lot,
  OrderState,
  PayMethodPicker,
  type PayMethod,
  PayQr,
  Receipt,
  RechargeGrid,
  type StatementKind,
  type StatementLine,
  StatementTable,
} from '../components/wallet/index.ts';
import { beanPacks } from '../components/wallet/RechargeGrid/RechargeGrid.fixtures.ts';
import {
  Button,
  Card,
  Field,
  PageContainer,
  Pagination,
  Select,
  Tabs,
  VisuallyHidden,
} from '../primitives/index.ts';

const now = Date.UTC(2026, 11, 5, 2, 30);
const hour = 3_600_000;
const nothing = () => {};

const balance: BalanceState = {
  kind: 'ready',
  beans: 12_680,
  coins: 36,
  dangwu: 120,
  credits: 240,
  held: 188,
  nextExpiry: { amount: 680, at: Date.UTC(2026, 11, 31, 15, 59) },
};
const lots: readonly Lot[] = [
  { id: '1', left: 680, expiresAt: Date.UTC(2026, 11, 31, 15, 59) },
  { id: '2', left: 12_000, expiresAt: Date.UTC(2027, 5, 30, 15, 59) },
];
const moves: readonly (readonly [StatementKind, number, string])[] = [
  ['recharge', 710, 'GB20261205000042'],
  ['gift', -188, '均线与仓位管理 · 林老师'],
  ['reward', 100, 'Panduan ahli baharu selesai'],
  ['barrage', -1, 'อ่านงบการเงินอย่างมืออาชีพ ตอนที่ ๓'],
  ['exchange', 150, '3 → 150'],
  ['refund', 66, '期末考试顺利，长期主义者加油！'],
  ['hold', -188, 'Giải ngân định kỳ mỗi tháng'],
  ['expiry', -20, ''],
];
const lines: readonly StatementLine[] = moves.map(([kind, amount, note], at) => ({
  id: String(at),
  at: now - at * 7 * hour,
  kind,
  amount,
  // The newest line stands first: each balance is the one above it less what moved there.
  left: moves.slice(0, at).reduce((left, [, moved]) => left - moved, 12_680),
  note,
}));

const meta = {
  title: 'screens/Wallet',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

interface PageProps {
  title: 'myGold.title' | 'balance.recharge';
  /** The wider part, then what stands beside it. */
  columns?: readonly [ReactNode, ReactNode];
  children?: ReactNode;
}

function Page({ title, columns, children }: PageProps) {
  const { t } = useTranslation('wallet');
  return (
    <PageContainer style={{ display: 'grid', gap: tokens.space[6], paddingBlock: tokens.space[8] }}>
      <header>
        <h1 style={{ fontSize: tokens.font.size.heading }}>{t(title)}</h1>
        {title === 'myGold.title' && <p style={{ color: tokens.color.text.secondary }}>{t('myGold.lead')}</p>}
      </header>
      <VisuallyHidden as="h2">{t('currency.BEAN')}</VisuallyHidden>
      {columns && (
        <div
          style={{
            display: 'grid',
            gridTemplateColumns: `minmax(0, 1fr) ${tokens.layout.side}`,
            gap: tokens.space[6],
            alignItems: 'start',
          }}
        >
          {columns[0]}
          {columns[1]}
        </div>
      )}
      {children}
    </PageContainer>
  );
}

function Lots({ owned }: { owned: readonly Lot[] }) {
  const { t } = useTranslation('wallet');
  return (
    <Card padding="large">
      <h2 style={{ fontSize: tokens.font.size.reading }}>{t('lots.label')}</h2>
      <LotList state={{ kind: 'ready', lots: owned }} onRetry={nothing} now={() => now} />
    </Card>
  );
}

const currencies = ['BEAN', 'COIN', 'DANGWU', 'CREDIT'] as const;

function Statement({ moved }: { moved: readonly StatementLine[] }) {
  const { t } = useTranslation(['wallet', 'primitives']);
  const [currency, setCurrency] = useState<(typeof currencies)[number]>('BEAN');
  const [kind, setKind] = useState('');
  const [page, setPage] = useState(1);
  const shown = moved.filter((line) => currency === 'BEAN' && (kind === '' || line.kind === kind));
  return (
    <Card padding="large">
      <h2 style={{ fontSize: tokens.font.size.title }}>{t('myGold.statement')}</h2>
      <Tabs
        label={t('myGold.currencies')}
        items={currencies.map((key) => ({ key, label: t(`currency.${key}`) }))}
        selected={currency}
        onSelect={setCurrency}
      >
        <div style={{ display: 'grid', gap: tokens.space[4] }}>
          <div style={{ inlineSize: 240 }}>
            <Field label={t('myGold.kinds')}>
              <Select
                value={kind}
                onChange={({ target }) => setKind(target.value)}
                options={[
                  { value: '', label: t('myGold.allKinds') },
                  ...moves.map(([value]) => ({ value, label: t(`kind.${value}`) })),
                ]}
              />
            </Field>
          </div>
          <StatementTable state={{ kind: 'ready', lines: shown }} currency={currency} onRetry={nothing} />
          {shown.length > 0 && (
            <Pagination
              page={page}
              pageCount={6}
              onSelect={setPage}
              labels={{
                pages: t('primitives:pagination'),
                previous: t('primitives:previousPage'),
                next: t('primitives:nextPage'),
                page: (at) => t('primitives:page', { page: at }),
              }}
            />
          )}
        </div>
      </Tabs>
    </Card>
  );
}

/** /user/myGold: what I own, what expires when, and every line (S23). */
export const MyGold: Story = {
  render: () => (
    <Page
      title="myGold.title"
      columns={[
        <BalanceCard key="balance" state={balance} onRetry={nothing} onRecharge={nothing} />,
        <Lots key="lots" owned={lots} />,
      ]}
    >
      <Statement moved={lines} />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'reward');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.selectOptions(canvas.getByRole('combobox'), '');
    canvas.getByRole('combobox').blur();
  },
};

export const NewMember: Story = {
  render: () => (
    <Page
      title="myGold.title"
      columns={[
        <BalanceCard
          key="balance"
          state={{ kind: 'ready', beans: 0, coins: 0, dangwu: 0, credits: 0, held: 0, nextExpiry: null }}
          onRetry={nothing}
          onRecharge={nothing}
        />,
        <Lots key="lots" owned={[]} />,
      ]}
    >
      <Statement moved={[]} />
    </Page>
  ),
};

function Recharging() {
  const { t } = useTranslation(['recharge', 'errors']);
  const formats = useFormats();
  const [pack, setPack] = useState(beanPacks[2]);
  const [method, setMethod] = useState<PayMethod>('wechat');
  const [isTicked, setIsTicked] = useState(false);
  return (
    <Card padding="large" style={{ display: 'grid', gap: tokens.space[6] }}>
      <RechargeGrid
        state={{ kind: 'ready', packs: beanPacks, firstBonus: 50 }}
        selected={pack?.id ?? null}
        onSelect={setPack}
        onRetry={nothing}
      />
      <PayMethodPicker
        options={[
          { method: 'wechat' },
          { method: 'alipay' },
          { method: 'card' },
          { method: 'dangwu', closedReason: 'You have 120 vouchers, 680 are needed.' },
        ]}
        selected={method}
        onSelect={setMethod}
      />
      <AgreementTick
        agreement="pay"
        version="2026-11"
        href="/pindao/payAgreement"
        isTicked={isTicked}
        onTick={setIsTicked}
      />
      <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: tokens.space[4] }}>
        <span>{t('order.amount')}</span>
        <strong style={{ fontSize: tokens.font.size.heading }}>
          {pack && formats.money(pack.price.amount, pack.price.currency)}
        </strong>
        <Button
          tone="primary"
          fill="filled"
          size="large"
          disabledReason={isTicked ? undefined : t('errors:request.agreement_required')}
        >
          {t('order.pay')}
        </Button>
      </div>
    </Card>
  );
}

/** /user/pay: a pack, a way to pay, the agreement, and the code to scan (S24). */
export const Recharge: Story = {
  render: () => (
    <Page
      title="balance.recharge"
      columns={[
        <Recharging key="form" />,
        <PayQr
          key="qr"
          method="wechat"
          price={{ amount: 68, currency: 'CNY' }}
          state={{ kind: 'waiting', code: 'weixin://wxpay/bizpayurl?pr=GB42', expiresAt: now + hour / 2 }}
          onRefresh={nothing}
        />,
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pay = canvas.getByRole('button');
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(pay).not.toHaveAttribute('aria-disabled');
  },
};

/** An order on its way, and the receipt of one that has arrived (S24). */
export const WhereIsMyMoney: Story = {
  render: () => (
    <Page
      title="balance.recharge"
      columns={[
        <OrderState
          key="order"
          order={{
            orderNo: 'GB20261205000042',
            price: { amount: 68, currency: 'CNY' },
            method: 'wechat',
            gives: { amount: 710, currency: 'BEAN' },
            expiresAt: now + hour / 2,
            steps: [
              { to: 'created', at: now, source: 'member' },
              { to: 'paying', at: now + 60_000, source: 'member' },
              { to: 'paid', at: now + 120_000, source: 'notify' },
            ],
          }}
          onPay={nothing}
          onCheck={nothing}
          onOrderAgain={nothing}
          onReceipt={nothing}
          onSupport={nothing}
        />,
        <Receipt
          key="receipt"
          orderNo="GB20261204000917"
          transactionNo="4200002741202612040000815423"
          member="王小明 (10086042)"
          product="1,980 金豆"
          gives={{ amount: 2_100, currency: 'BEAN' }}
          price={{ amount: 198, currency: 'CNY' }}
          method="alipay"
          paidAt={now - 20 * hour}
          refundedAt={null}
          agreement={{ name: 'pay', version: '2026-11' }}
          onPrint={nothing}
        />,
      ]}
    />
  ),
};
