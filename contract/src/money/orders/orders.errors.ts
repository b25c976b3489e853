import { codes, defineErrors } from '../../shared/errors.ts';

export const orderErrors = defineErrors('order', {
  missing: { code: codes.missing, msg: 'This order does not exist' },
  goods_missing: { code: codes.missing, msg: 'This is not on sale' },
  closed: { code: codes.gone, msg: 'The order has closed, please order again' },
  settled: { code: codes.state, msg: 'This order needs no payment any more' },
  too_many_unpaid: { code: codes.state, msg: 'Too many unpaid orders, pay one or wait until it closes' },
  method_closed: { code: codes.state, msg: 'This way to pay is closed now' },
  method_wrong: { code: codes.invalid, msg: 'This order cannot be paid that way' },
  amount_out_of_range: { code: codes.invalid, msg: 'This way to pay does not take such an amount' },
  agreement_changed: { code: codes.conflict, msg: 'The agreement has changed, please read it again' },
  provider_silent: { code: codes.state, msg: 'The payment service does not answer, try again shortly' },
  not_credited: { code: codes.state, msg: 'This order is not credited yet' },
  record_differs: { code: codes.conflict, msg: 'The record does not agree with its order' },
});
