import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { id, listOf, moment, paging, requestId, shanghaiTime, text, timestamp } from '../../shared/fields.ts';
import { sharedLimits } from '../../shared/limits.ts';
import { reconciliationTotals, currency, drift, journalKind, lot, statementLine } from './wallet.schema.ts';

export const walletCalls = defineCalls({
  balances: defineCall({
    id: 'C011',
    service: 'hljwgo',
    path: 'v2/member/wallet',
    summary: 'My balances, what is held, and which beans expire next.',
    input: z.object({}),
    output: z.object({
      beans: z.number().int(),
      coins: z.number().int(),
      dangwu: z.number().int(),
      credits: z.number().int(),
      /** Beans reserved for something in flight. */
      held: z.number().int(),
      next_expiry: z.object({ amount: z.number().int(), at: shanghaiTime(), at_ts: timestamp() }).nullable(),
    }),
  }),
  statement: defineCall({
    id: 'G025',
    service: 'hljwgo',
    path: 'v2/wallet/statement',
    summary: 'Every line of my account in one currency, newest first.',
    input: z.object({
      currency: currency.optional().default('BEAN'),
      kind: journalKind.optional(),
      from: moment().optional(),
      /** Up to, not including. */
      to: moment().optional(),
      ...paging,
    }),
    output: listOf(statementLine),
  }),
  lots: defineCall({
    id: 'G026',
    service: 'hljwgo',
    path: 'v2/wallet/lots',
    summary:
      'Where my beans came from and when they expire, in the order in which the next purchase takes them.',
    input: z.object({ ...paging }),
    output: listOf(lot),
  }),
  channelIncome: defineCall({
    id: 'G123',
    service: 'hljwgo',
    path: 'v2/wallet/channel',
    summary: "A channel's gift income; its owner and administrators only.",
    input: z.object({ channel_id: id() }),
    output: z.object({ beans: z.number().int() }),
    errors: ['request.forbidden', 'request.not_found'],
  }),
  reconciliation: defineCall({
    id: 'G124',
    service: 'hljwgo',
    path: 'v2/wallet/conservation',
    summary: 'Issued, burned, held and owned per currency; the sum of all entries must be 0 (invariant 1).',
    access: ['admin'],
    input: z.object({}),
    output: z.object({
      /** As of when. */
      at: shanghaiTime(),
      at_ts: timestamp(),
      list: z.array(reconciliationTotals),
      /** How many balances, lots and holds do not agree with their entries, and the first of them. */
      drifted: z.number().int(),
      drifts: z.array(drift),
      /** True when every sum is 0 and nothing drifted. */
      ok: z.boolean(),
      /** What the check of the last night found; null before the first. */
      checked: z.object({ at: shanghaiTime(), at_ts: timestamp(), ok: z.boolean() }).nullable(),
    }),
  }),
  reverse: defineCall({
    id: 'G160',
    service: 'hljwgo',
    path: 'v2/wallet/reverse',
    summary: 'Undo a journal by another one, whole or not at all; nothing is ever changed or deleted.',
    access: ['admin'],
    rate: 'money',
    writes: true,
    input: z.object({
      journal_id: id(),
      /** For the member's statement. */
      reason: text(sharedLimits.reasonCharacters, 'request.content_required'),
      request_id: requestId(),
    }),
    output: z.object({ journal_id: z.string() }),
    errors: ['request.not_found', 'wallet.not_reversible', 'wallet.spent_since', 'system.repeated'],
  }),
});
