import { styled } from '@goldbean/design-system/styling';
import { journalKinds, type Currency, type JournalKind } from '@goldbean/contract';
import {
  DateTimePicker,
  type DateTimePickerProps,
  Field,
  Pagination,
  Select,
} from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { StatementTable, type StatementLine, type StatementState } from '@goldbean/design-system/wallet';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot, type Snapshot } from 'valtio';
import { errorWords } from '../../../shared/i18n/index.ts';
import { causeHref, namedCause } from '../cause.ts';
import { nextDay, readersZone } from '../days.ts';
import { loadStatement } from '../wallet.actions.ts';
import type { StatementPage } from '../wallet.service.ts';
import { walletState, type Loaded } from '../wallet.state.ts';

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[4]};

  & > nav {
    justify-self: center;
  }
`;

const Filters = styled.div`
  display: grid;
  grid-template-columns: 240px 180px 180px;
  gap: ${tokens.space[4]};
`;

/** The lines of one currency, by kind and date if wished, newest first (S23). */
export function StatementLines({ currency }: { readonly currency: Currency }) {
  const { t } = useTranslation('wallet');
  const { t: words } = useTranslation('primitives');
  const [kind, setKind] = useState<JournalKind | ''>('');
  const [days, setDays] = useState<Days>({ from: null, to: null });
  const [page, setPage] = useState(1);
  const { statement } = useSnapshot(walletState);
  const { from } = days;
  // The day that is named belongs to it.
  const to = days.to === null ? null : nextDay(days.to);
  const load = () =>
    void loadStatement({
      currency,
      page,
      ...(kind !== '' && { kind }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    });

  useEffect(load, [currency, kind, from, to, page]);

  const isReady = statement.kind === 'ready';
  const pageCount = isReady ? Math.ceil(statement.value.total / statement.value.page_size) : 1;
  const changeDays = (change: Partial<Days>) => {
    setDays({ ...days, ...change });
    setPage(1);
  };
  const noteOf = ({ type, id, note }: StatementPage['list'][number]['cause']): string => {
    const named = namedCause(type);
    if (named) return t(`cause.${named}`);
    // What an order calls its goods is in the words of the shop; its number says which one it was.
    return type === 'order' || note === '' ? t('myGold.reference', { id }) : note;
  };
  return (
    <Lines>
      <Filters>
        <Field label={t('myGold.kinds')}>
          <Select
            value={kind}
            options={[
              { value: '', label: t('myGold.allKinds') },
              ...journalKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
            ]}
            onChange={(event) => {
              setKind(journalKinds.find((known) => known === event.target.value) ?? '');
              setPage(1);
            }}
          />
        </Field>
        <Field label={t('myGold.from')}>
          <Day
            label={t('myGold.from')}
            value={days.from}
            onChange={(day) => changeDays({ from: day })}
            {...(days.to !== null && { max: days.to })}
          />
        </Field>
        <Field label={t('myGold.to')}>
          <Day
            label={t('myGold.to')}
            value={days.to}
            onChange={(day) => changeDays({ to: day })}
            {...(days.from !== null && { min: days.from })}
          />
        </Field>
      </Filters>
      <StatementTable currency={currency} state={tableState(statement, noteOf)} onRetry={load} />
      <Pagination
        page={page}
        pageCount={pageCount}
        onSelect={setPage}
        labels={{
          pages: words('pagination'),
          previous: words('previousPage'),
          next: words('nextPage'),
          page: (number) => words('page', { page: number }),
        }}
      />
    </Lines>
  );
}

/** First moments of the days that the lines are of, both included, UTC ms; null for any. */
interface Days {
  readonly from: number | null;
  readonly to: number | null;
}

type DayProps = Pick<DateTimePickerProps, 'label' | 'value' | 'onChange' | 'min' | 'max'>;

/** A day where the reader is, in the language that was chosen; a native field would speak the browser's. */
function Day(props: DayProps) {
  const { t, i18n } = useTranslation('primitives');
  const [now] = useState(() => Date.now());
  return (
    <DateTimePicker
      {...props}
      precision="day"
      languageTag={i18n.language}
      timeZone={readersZone()}
      now={now}
      placeholder={t('date.any')}
      hourLabel={t('date.hour')}
      minuteLabel={t('date.minute')}
      previousMonthLabel={t('date.previousMonth')}
      nextMonthLabel={t('date.nextMonth')}
      doneLabel={t('date.done')}
      clearLabel={t('date.any')}
    />
  );
}

/** @param noteOf names the cause of a line */
function tableState(
  statement: Snapshot<Loaded<StatementPage>>,
  noteOf: (cause: StatementPage['list'][number]['cause']) => string,
): StatementState {
  switch (statement.kind) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'error', reason: errorWords(statement.error) };
    case 'ready': {
      const { list, page } = statement.value;
      const lines = list.map(({ at_ts, kind, amount, left, cause }, place): StatementLine => {
        const href = causeHref(cause);
        return {
          id: `${page}-${place}`,
          at: at_ts,
          kind,
          amount,
          left,
          note: noteOf(cause),
          ...(href !== undefined && { href }),
        };
      });
      return { kind: 'ready', lines };
    }
  }
}
