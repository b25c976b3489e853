import { z } from 'zod';
import { defineCall, defineCalls } from '../call.ts';
import { id, listOf, moment, paging, shanghaiTime, timestamp } from '../shared/fields.ts';
import { currency, journalKind, lot, statementLine } from './wallet.schema.ts';

export const walletCalls = defineCalls({
  wallet: defineCall({
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
  conservation: defineCall({
    id: 'G124',
    service: 'hljwgo',
    path: 'v2/wallet/conservation',
    summary: 'Issued, burned, held and owned per currency; the sum of all entries must be 0 (invariant 1).',
    access: ['admin'],
    input: z.object({}),
    output: z.object({
      list: z.array(
        z.object({
          currency,
          /** What the issuing accounts ever gave out. */
          issued: z.number().int(),
          /** What expired, was spent into fees or burned. */
          burned: z.number().int(),
          held: z.number().int(),
          /** What members and channels own. */
          balances: z.number().int(),
          /** Sum of all entries: 0, or money was made or lost. */
          sum: z.number().int(),
        }),
      ),
      ok: z.boolean(),
    }),
  }),
});
