import { codes, defineErrors } from '../../shared/errors.ts';

export const giftErrors = defineErrors('gift', {
  missing: { code: codes.missing, msg: 'This gift does not exist' },
  zero: { code: codes.invalid, msg: 'Gift gold beans cannot be 0' },
  locked: { code: codes.requirement, msg: 'This gift needs a higher fan level' },
  iron: { code: codes.requirement, msg: 'This gift is for iron fans of the channel' },
  knapsack_short: { code: codes.balance, msg: 'There are not so many in your knapsack' },
});

export const barrageErrors = defineErrors('barrage', {
  empty: { code: codes.invalid, msg: 'send content cannot be empty' },
  long: { code: codes.invalid, msg: 'A comment over the picture has at most 60 characters' },
});
