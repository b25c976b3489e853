import { journalKinds, type Currency } from '@goldbean/contract/money';
import { Statement, type StatementFilter, type StatementState } from '@goldbean/design-system/wallet';
import { useEffect, useState } from 'react';
import { useSnapshot, type Snapshot } from 'valtio';
import { serverNow } from '../../../../shared/clock/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import { nextDay, readersZone } from '../days.ts';
import { useNoteWords } from '../note-words.ts';
import { statementLine } from '../statement-view.ts';
import { loadStatement } from '../wallet.actions.ts';
import type { OwnStatementLine as StatementLineRow } from '../wallet.service.ts';
import { walletState, type WalletState } from '../wallet.state.ts';

/** The lines of one currency, by kind and date if wished, newest first (S23). */
export function StatementLines({ currency }: { readonly currency: Currency }) {
  const noteOf = useNoteWords();
  const [filter, setFilter] = useState<StatementFilter>({ kind: null, from: null, to: null });
  const [page, setPage] = useState(1);
  const [now] = useState(serverNow);
  const { statement } = useSnapshot(walletState);
  const { kind, from } = filter;
  // The day that is named belongs to it.
  const to = filter.to === null ? null : nextDay(filter.to);
  const load = () =>
    void loadStatement({
      currency,
      page,
      ...(kind !== null && { kind }),
      ...(from !== null && { from }),
      ...(to !== null && { to }),
    });

  useEffect(load, [currency, kind, from, to, page]);

  return (
    <Statement
      currency={currency}
      state={tableState(statement, noteOf)}
      kinds={journalKinds}
      filter={filter}
      onFilter={(changed) => {
        setFilter(changed);
        setPage(1);
      }}
      page={page}
      pageCount={pageCountOf(statement)}
      onPage={setPage}
      onRetry={load}
      timeZone={readersZone()}
      now={now}
    />
  );
}

/** @param noteOf names the cause of a line */
function tableState(
  statement: Snapshot<WalletState['statement']>,
  noteOf: (cause: StatementLineRow['cause']) => string,
): StatementState {
  switch (statement.phase) {
    case 'loading':
      return { kind: 'loading' };
    case 'failed':
      return { kind: 'error', reason: errorWords(statement.error) };
    case 'ready': {
      const { list, page } = statement;
      const lines = list.map((row, place) => statementLine(row, `${page}-${place}`, noteOf));
      return { kind: 'ready', lines };
    }
  }
}
