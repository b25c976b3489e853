import { useTranslation } from 'react-i18next';
import { Field, Pagination, Select } from '../../../primitives/index.ts';
import { MomentPicker } from '../../page/index.ts';
import type { CurrencyCode } from '../Amount/CurrencyIcon.tsx';
import {
  type StatementKind,
  type StatementState,
  StatementTable,
} from '../StatementTable/StatementTable.tsx';
import { StatementFilters, StatementRoot } from './Statement.styles.ts';

/** Which lines of an account are shown. */
export interface StatementFilter {
  /** Null for every kind. */
  kind: StatementKind | null;
  /** First moments of days where the reader is, both days included, UTC ms; null for any. */
  from: number | null;
  to: number | null;
}

export interface StatementProps {
  currency: CurrencyCode;
  state: StatementState;
  /** The kinds to choose among, in this order. */
  kinds: readonly StatementKind[];
  filter: StatementFilter;
  onFilter: (filter: StatementFilter) => void;
  /** The present page, from 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  onRetry: () => void;
  /** Where the reader is, an IANA name: days are of this place. */
  timeZone: string;
  /** When the calendar was opened, UTC ms: it shows this month first. */
  now: number;
}

/** The lines of an account in one currency, by kind and day if wished, a page at a time (S23). */
export function Statement({
  currency,
  state,
  kinds,
  filter,
  onFilter,
  page,
  pageCount,
  onPage,
  onRetry,
  timeZone,
  now,
}: StatementProps) {
  const { t } = useTranslation(['wallet', 'primitives']);
  const { from, to } = filter;
  return (
    <StatementRoot>
      <StatementFilters>
        <Field label={t('myGold.kinds')}>
          <Select
            value={filter.kind ?? ''}
            options={[
              { value: '', label: t('myGold.allKinds') },
              ...kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
            ]}
            onChange={({ target }) => {
              onFilter({ ...filter, kind: kinds.find((kind) => kind === target.value) ?? null });
            }}
          />
        </Field>
        <Field label={t('myGold.from')}>
          <MomentPicker
            precision="day"
            noneLabel={t('primitives:date.any')}
            label={t('myGold.from')}
            value={from}
            onChange={(day) => onFilter({ ...filter, from: day })}
            {...(to !== null && { max: to })}
            {...{ timeZone, now }}
          />
        </Field>
        <Field label={t('myGold.to')}>
          <MomentPicker
            precision="day"
            noneLabel={t('primitives:date.any')}
            label={t('myGold.to')}
            value={to}
            onChange={(day) => onFilter({ ...filter, to: day })}
            {...(from !== null && { min: from })}
            {...{ timeZone, now }}
          />
        </Field>
      </StatementFilters>
      <StatementTable currency={currency} state={state} onRetry={onRetry} />
      <Pagination
        page={page}
        pageCount={pageCount}
        onSelect={onPage}
        labels={{
          pages: t('primitives:pagination'),
          previous: t('primitives:previousPage'),
          next: t('primitives:nextPage'),
          page: (number) => t('primitives:page', { page: number }),
        }}
      />
    </StatementRoot>
  );
}
