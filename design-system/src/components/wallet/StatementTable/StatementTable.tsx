import { useTranslation } from 'react-i18next';
import {
  EmptyState,
  ErrorState,
  Link,
  Skeleton,
  Table,
  type TableColumn,
  VisuallyHidden,
  WalletIcon,
} from '../../../primitives/index.ts';
import { type Formats, useFormats } from '../../formats/index.ts';
import { Amount } from '../Amount/Amount.tsx';
import type { CurrencyCode } from '../Amount/CurrencyIcon.tsx';
import type { Money } from '../pay.ts';
import { LineTitle, WaitingLines } from './StatementTable.styles.ts';

/** Why money moved. */
export type StatementKind =
  | 'issue'
  | 'gift'
  | 'barrage'
  | 'reward'
  | 'expiry'
  | 'refund'
  | 'exchange'
  | 'recharge'
  | 'reversal'
  | 'hold'
  | 'release'
  | 'packet'
  | 'lucky_bag'
  | 'ticket'
  | 'iron_fan'
  | 'fan_light'
  | 'wish_votes'
  | 'treasure';

export interface StatementLineView {
  id: string;
  /** UTC ms. */
  at: number;
  kind: StatementKind;
  /** Signed, in whole units of the currency. */
  amount: number;
  /** Balance after this line. */
  left: number;
  /** What it was for; may be empty: then the kind says it all. */
  note: string;
  /** What was paid for it: the title of a recharge. */
  paid?: Money;
  /** The page of what it was for, where there is one (S23). */
  href?: string;
}

export type StatementState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  /** Newest first. */
  | { kind: 'ready'; lines: readonly StatementLineView[] };

export interface StatementTableProps {
  state: StatementState;
  currency: CurrencyCode;
  onRetry: () => void;
}

const waitingRows = ['1', '2', '3', '4', '5'];

/** Every line of an account in one currency. */
export function StatementTable({ state, currency, onRetry }: StatementTableProps) {
  const { t } = useTranslation('wallet');
  const formats = useFormats();

  if (state.kind === 'error') {
    return (
      <ErrorState title={t('statement.failed')} retry={{ label: t('retry'), onRetry }}>
        {state.reason}
      </ErrorState>
    );
  }
  if (state.kind === 'loading') {
    return (
      <WaitingLines aria-busy="true">
        <VisuallyHidden as="output">{t('statement.loading')}</VisuallyHidden>
        {waitingRows.map((row) => (
          <Skeleton key={row} shape="block" height="40px" />
        ))}
      </WaitingLines>
    );
  }
  return (
    <Table
      caption={`${t('statement.label')}: ${t(`currency.${currency}`)}`}
      rows={state.lines}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<WalletIcon aria-hidden="true" />} title={t('statement.empty')}>
          {t('statement.emptyHint')}
        </EmptyState>
      }
      columns={statementColumns(t, formats, currency)}
    />
  );
}

function statementColumns(
  t: ReturnType<typeof useTranslation<'wallet'>>['t'],
  formats: Formats,
  currency: CurrencyCode,
): readonly TableColumn<StatementLineView>[] {
  return [
    { key: 'time', header: t('statement.time'), cell: ({ at }) => formats.moment(at), width: '150px' },
    { key: 'what', header: t('statement.kind'), cell: (line) => <What {...line} /> },
    {
      key: 'amount',
      header: t('statement.amount'),
      align: 'end',
      cell: ({ amount }) => <Amount value={amount} currency={currency} isSigned />,
    },
    { key: 'left', header: t('statement.left'), align: 'end', cell: ({ left }) => formats.number(left) },
  ];
}

/** What the line is about, and under it what kind of line it is where that says more. */
function What({ kind, note, paid, href }: StatementLineView) {
  const { t } = useTranslation('wallet');
  const formats = useFormats();
  const kindWords = t(`kind.${kind}`);
  const title = paid
    ? t('statement.paid', { kind: kindWords, amount: formats.money(paid.amount, paid.currency) })
    : note || kindWords;
  return (
    <LineTitle>
      {href === undefined ? title : <Link href={href}>{title}</Link>}
      {!paid && note !== '' && <small>{kindWords}</small>}
    </LineTitle>
  );
}
