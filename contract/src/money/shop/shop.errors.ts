import { codes, defineErrors } from '../../shared/errors.ts';

export const shopErrors = defineErrors('shop', {
  product_missing: { code: codes.missing, msg: 'This product does not exist' },
  sold_out: { code: codes.full, msg: 'This product is sold out' },
  no_group_purchase: { code: codes.missing, msg: 'There is no such group purchase' },
  group_joined: { code: codes.conflict, msg: 'You have joined this group purchase already' },
  group_full: { code: codes.full, msg: 'This group purchase is full' },
  group_over: { code: codes.gone, msg: 'This group purchase has ended' },
});
