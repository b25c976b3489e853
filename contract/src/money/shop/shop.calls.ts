import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { agreementVersion } from '../../shared/agreements.ts';
import { id, listOf, paging, requestId, ticked, user } from '../../shared/fields.ts';
import { groupPurchase, groupPurchaseState, product } from './shop.schema.ts';

/** What is sold in a live session, and buying it together (D66). */
export const shopCalls = defineCalls({
  liveProducts: defineCall({
    id: 'C007',
    service: 'live_mall',
    path: 'api/s_product/list',
    summary:
      'The goods of a live session in its order, which of them is being presented, and their group purchases.',
    encoding: 'query',
    input: z.object({ live_id: id() }),
    output: z.object({
      list: z.array(
        product.extend({
          /** It is being presented now; at most one of a live session (C062). */
          current: z.boolean(),
          /** Null for goods that are not sold to groups. */
          group: groupPurchase.nullable(),
        }),
      ),
    }),
    errors: ['live.missing'],
  }),
  product: defineCall({
    id: 'C008',
    service: 'live_mall',
    path: 'api/s_product/one',
    summary: 'One product.',
    encoding: 'query',
    input: z.object({ product_id: id() }),
    output: z.object({ product }),
    errors: ['shop.product_missing'],
  }),
  channelProducts: defineCall({
    id: 'C100',
    service: 'hljw',
    path: 'api/pindao/getProducts',
    summary: 'What a channel has on sale, the newest first.',
    input: z.object({ channel_id: id(), ...paging }),
    output: listOf(product),
  }),
  joinGroupPurchase: defineCall({
    id: 'C092',
    service: 'live_tuangou',
    path: 'api/tuangou/follow',
    summary: 'Join the group purchase of a product, or open it as the first; nothing is paid yet.',
    writes: true,
    input: z
      .object({
        tuangou_id: id().optional(),
        product_id: id().optional(),
        live_id: id(),
        /** The service agreement; its version of that moment is kept with the place (V35, S39). */
        agree: ticked('request.agreement_required'),
        agreement_version: agreementVersion(),
        request_id: requestId(),
      })
      .refine(
        ({ tuangou_id, product_id }) => (tuangou_id === undefined) !== (product_id === undefined),
        'request.invalid',
      ),
    output: z.object({
      tuangou_id: z.string(),
      state: groupPurchaseState,
      joined: z.number().int(),
      /** Places that are left. */
      left: z.number().int(),
    }),
    errors: [
      'request.agreement_required',
      'order.agreement_changed',
      'live.missing',
      'live.not_on_air',
      'live.network_blocked',
      'live.requirement',
      'shop.product_missing',
      'shop.sold_out',
      'shop.no_group_purchase',
      'shop.group_joined',
      'shop.group_full',
      'shop.group_over',
      'system.repeated',
    ],
  }),
  groupPurchase: defineCall({
    id: 'C093',
    service: 'live_tuangou',
    path: 'api/tuangou/get',
    summary:
      'A group purchase: by its id, or that of the product presented in a live session (null without one).',
    input: z
      .object({ tuangou_id: id().optional(), live_id: id().optional() })
      .refine(
        ({ tuangou_id, live_id }) => (tuangou_id === undefined) !== (live_id === undefined),
        'request.invalid',
      ),
    output: z.object({ tuangou: groupPurchase.extend({ product }).nullable() }),
    errors: ['live.missing', 'shop.no_group_purchase'],
  }),
  groupPurchaseMembers: defineCall({
    id: 'C094',
    service: 'live_tuangou',
    path: 'api/tuangou/followers/list',
    summary: 'Who has joined a group purchase, first come first.',
    input: z.object({ tuangou_id: id(), ...paging }),
    output: listOf(user),
    errors: ['shop.no_group_purchase'],
  }),
  inGroupPurchase: defineCall({
    id: 'C095',
    service: 'live_tuangou',
    path: 'api/tuangou/join/exist',
    summary: 'Whether I am in a group purchase of this product that is not over.',
    input: z.object({ product_id: id() }),
    output: z.object({ exist: z.boolean(), tuangou_id: z.string().optional() }),
    errors: ['shop.product_missing'],
  }),
});
