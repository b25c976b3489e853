import type { Money, StatementLineView } from '@goldbean/design-system/wallet';
import { causeHref } from './cause.ts';
import type { OwnStatementLine as StatementRow } from './wallet.service.ts';

/** What was paid for a recharge, in units of the money. */
function paidOf({ note }: StatementRow['cause']): Money | undefined {
  if (note?.key !== 'goods' || !note.paid) return undefined;
  return { amount: note.paid.minor / 100, currency: note.paid.currency };
}

/**
 * A line of the statement as it is drawn. A recharge is told by what was paid, not by the number of its order: the
 * order is behind the link (S23). What vouchers paid has its name (S29).
 * @param id unique on the page
 * @param noteOf names the cause in the reader's language
 */
export function statementLine(
  { at_ts, kind, amount, left, cause }: StatementRow,
  id: string,
  noteOf: (cause: StatementRow['cause']) => string,
): StatementLineView {
  const href = causeHref(cause);
  const paid = paidOf(cause);
  return {
    id,
    at: at_ts,
    kind,
    amount,
    left,
    note: cause.type === 'order' && cause.note?.key !== 'said' ? '' : noteOf(cause),
    ...(paid && { paid }),
    ...(href !== undefined && { href }),
  };
}
