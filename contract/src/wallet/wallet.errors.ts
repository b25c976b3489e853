import { codes, defineErrors } from '../shared/errors.ts';

export const walletErrors = defineErrors('wallet', {
  insufficient_beans: { code: codes.balance, msg: 'Insufficient balance of Jindou, go recharge now' },
  insufficient: { code: codes.balance, msg: 'The current balance is insufficient, go recharge now' },
  hold_ended: { code: codes.gone, msg: 'The reservation is over' },
});
