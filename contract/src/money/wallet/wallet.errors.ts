import { codes, defineErrors } from '../../shared/errors.ts';

export const walletErrors = defineErrors('wallet', {
  insufficient_beans: { code: codes.balance, msg: 'Insufficient balance of Jindou, go recharge now' },
  insufficient: { code: codes.balance, msg: 'The current balance is insufficient, go recharge now' },
  spent_since: { code: codes.state, msg: 'What came in was spent meanwhile, so it cannot be taken back' },
  not_reversible: { code: codes.state, msg: 'This line cannot be taken back' },
  hold_ended: { code: codes.gone, msg: 'The reservation is over' },
});
