import { codes, defineErrors } from '../../shared/errors.ts';

export const ironFanErrors = defineErrors('iron', {
  none: { code: codes.state, msg: 'You have no iron-fan membership of this channel that runs. Join first' },
  running: { code: codes.state, msg: 'Your membership still runs. You can renew it in its last 7 days' },
  price_changed: { code: codes.conflict, msg: 'The price has changed meanwhile. Look again before you pay' },
  coins_only: {
    code: codes.invalid,
    msg: 'A continuous plan is charged in gold coins. Choose gold coins, or a plan that is paid once',
  },
  not_continuous: { code: codes.state, msg: 'Only a continuous plan can be changed or cancelled' },
  days: { code: codes.invalid, msg: 'A membership is extended by 1 to 365 days' },
});
