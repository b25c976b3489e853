import { codes, defineErrors } from '../../shared/errors.ts';

/** Refusals about one product of several name it: `product_id`, with `left` or `limit`. */
export const shopErrors = defineErrors('shop', {
  product_missing: { code: codes.missing, msg: 'This product does not exist' },
  sold_out: { code: codes.full, msg: 'This product is sold out' },
  few_left: { code: codes.full, msg: 'Fewer than that are left' },
  limit: { code: codes.requirement, msg: 'Nobody may buy so many of this product' },
  currencies: { code: codes.invalid, msg: 'Goods in different currencies take an order each' },
  no_group_purchase: { code: codes.missing, msg: 'There is no such group purchase' },
  group_joined: { code: codes.conflict, msg: 'You have joined this group purchase already' },
  group_full: { code: codes.full, msg: 'This group purchase is full' },
  group_over: { code: codes.gone, msg: 'This group purchase has ended' },
  group_waiting: { code: codes.state, msg: 'Not enough have joined this group purchase yet' },
  group_ordered: { code: codes.conflict, msg: 'You have ordered this group purchase already' },
});
