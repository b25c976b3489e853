import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { agreementVersion } from '../../shared/agreements.ts';
import {
  id,
  listOf,
  paging,
  requestId,
  returnUrl,
  shanghaiTime,
  text,
  ticked,
  timestamp,
  user,
  whole,
} from '../../shared/fields.ts';
import { sharedLimits } from '../../shared/limits.ts';
import { orderPayType, payStep, payType } from '../../money/orders/orders.schema.ts';
import { ironFanLimits } from './iron-fans.limits.ts';
import { continuousPlans, ironPlan } from './iron-fans.prices.ts';
import { ironMembership, ironPlanOffer } from './iron-fans.schema.ts';

const place = z.object({ channel_id: z.string(), name: z.string(), img: z.string() });
/** The service agreement; the version that was read is kept (V35, S39). */
const agreed = { agree: ticked('request.agreement_required'), agreement_version: agreementVersion() };
const my = z.object({ my: ironMembership });

/** Iron-fan memberships of channels (E16, S45, T12, D65). */
export const ironFanCalls = defineCalls({
  plans: defineCall({
    id: 'G095',
    service: 'live_fans',
    path: 'api/iron/plans',
    summary:
      'What an iron-fan membership of a channel costs, how it can be paid, and mine with its next charge.',
    input: z.object({ channel_id: id() }),
    output: z.object({
      channel: place,
      list: z.array(ironPlanOffer),
      /** Ways to pay in money that are open. */
      methods: z.array(payType),
      /** Gold coins that I can spend. */
      coins: z.number().int(),
      /** Null for who never was one. */
      my: ironMembership.nullable(),
    }),
    errors: ['request.not_found'],
  }),
  order: defineCall({
    id: 'G096',
    service: 'live_fans',
    path: 'api/iron/order',
    summary:
      'Joins, joins again, or renews in the last 7 days (T12): with coins at once, with money by an order whose payment begins here; C086 tells where it stands.',
    rate: 'money',
    writes: true,
    input: z.object({
      channel_id: id(),
      plan: ironPlan,
      /** Out of the wallet, or one of the order’s ways to pay. */
      pay_type: z.union([z.literal('coins'), orderPayType()], 'order.method_wrong'),
      /** What the member read: in coins, or in the smallest unit of the money. */
      price: whole(1, 100_000_000),
      ...agreed,
      /** Where the payer's browser comes back to: a page of ours; `orderPlace` in it becomes the order's number. */
      return_url: returnUrl(),
      request_id: requestId(),
    }),
    output: z.object({
      /** Null for what was paid in coins. */
      order_no: z.string().nullable(),
      /** Null in coins, and where the provider does not answer: G155 begins it again. */
      pay: payStep.nullable(),
      /** As it stands afterwards; null until the first order is paid. */
      my: ironMembership.nullable(),
    }),
    errors: [
      'request.not_found',
      'iron.running',
      'request.forbidden',
      'iron.price_changed',
      'iron.coins_only',
      'wallet.insufficient',
      'request.agreement_required',
      'order.agreement_changed',
      'order.method_wrong',
      'order.method_closed',
      'order.amount_out_of_range',
      'order.too_many_unpaid',
    ],
  }),
  cancel: defineCall({
    id: 'G097',
    service: 'live_fans',
    path: 'api/iron/cancel',
    summary:
      'Cancels a continuous plan: nothing more is charged, and what is paid is kept until its end (D65). Again, it changes nothing.',
    writes: true,
    input: z.object({ channel_id: id() }),
    output: z.object({ expires: shanghaiTime(), expires_ts: timestamp(), ...my.shape }),
    errors: ['iron.none', 'iron.not_continuous'],
  }),
  change: defineCall({
    id: 'G148',
    service: 'live_fans',
    path: 'api/iron/change',
    summary:
      'Goes on with this continuous plan when the paid time ends, also after a cancellation; with the present plan a change is taken back.',
    writes: true,
    input: z.object({
      channel_id: id(),
      plan: z.enum(continuousPlans, 'request.invalid'),
      /** What the member read, in coins. */
      price: whole(1, 1_000_000),
      ...agreed,
    }),
    output: my,
    errors: [
      'iron.none',
      'iron.not_continuous',
      'iron.price_changed',
      'request.agreement_required',
      'order.agreement_changed',
    ],
  }),
  extend: defineCall({
    id: 'G149',
    service: 'live_fans',
    path: 'api/iron/extend',
    summary:
      'The channel’s owner or an administrator adds days to a membership, one that has expired too; the member is told why.',
    writes: true,
    input: z.object({
      channel_id: id(),
      uid: id(),
      days: whole(1, ironFanLimits.ironExtendDays, 'iron.days'),
      reason: text(sharedLimits.reasonCharacters, 'moderation.reason_required'),
      request_id: requestId(),
    }),
    output: my,
    errors: [
      'request.not_found',
      'request.forbidden',
      'iron.none',
      'iron.days',
      'moderation.reason_required',
    ],
  }),
  mine: defineCall({
    id: 'G310',
    service: 'live_fans',
    path: 'api/iron/mine',
    summary: 'My iron-fan memberships, those that end first at the top, expired ones last.',
    input: z.object({}),
    output: z.object({ list: z.array(ironMembership.extend({ channel: place })) }),
  }),
  members: defineCall({
    id: 'G311',
    service: 'live_fans',
    path: 'api/iron/members',
    summary:
      'Iron fans of a channel for its owner and administrators, those that end first at the top, expired ones last.',
    input: z.object({ channel_id: id(), ...paging }),
    output: listOf(z.object({ user, membership: ironMembership })),
    errors: ['request.not_found', 'request.forbidden'],
  }),
});
