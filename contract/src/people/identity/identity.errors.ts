import { codes, defineErrors } from '../../shared/errors.ts';

export const identityErrors = defineErrors('account', {
  login_required: { code: codes.login, msg: 'You must log in first' },
  incomplete: { code: codes.invalid, msg: 'Complete the account and the password or code' },
  privacy_required: { code: codes.invalid, msg: 'Read and tick the privacy terms first' },
  wrong_password: { code: codes.login, msg: 'The account or the password is wrong' },
  wrong_code: { code: codes.login, msg: 'The code is wrong or no longer valid' },
  too_many_tries: { code: codes.tooFast, msg: 'Too many failed tries, wait a minute' },
  ticket_over: { code: codes.gone, msg: 'This sign-in link was used before or is over' },
  closed: { code: codes.forbidden, msg: 'This account is closed' },
  taken: { code: codes.conflict, msg: 'This account exists already' },
  code_not_sent: { code: codes.tooFast, msg: 'A code was sent a moment ago, wait before the next' },
  mobile_or_email: { code: codes.invalid, msg: 'Give a mobile number or an e-mail address' },
  weak_password: { code: codes.invalid, msg: 'The password needs 8 to 72 characters' },
  nickname_required: { code: codes.invalid, msg: 'Please fill in the nickname' },
});
