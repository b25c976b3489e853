import { codes, defineErrors } from '../../shared/errors.ts';

/** Refusals of lucky and blessing bags; the sentence of `joined` is the specification's (M24), for both kinds (D19). */
export const bagErrors = defineErrors('bag', {
  missing: { code: codes.missing, msg: 'This bag does not exist' },
  running: { code: codes.conflict, msg: 'A bag is waiting for its draw in this live session already' },
  joined: { code: codes.conflict, msg: 'Already joined the blessing bag' },
  condition: { code: codes.requirement, msg: 'Meet the conditions of this bag first' },
  over: { code: codes.gone, msg: 'This bag is over' },
  own: { code: codes.forbidden, msg: 'Whoever gives a bag cannot join it' },
  condition_unavailable: { code: codes.state, msg: 'This condition cannot be asked for yet' },
  blessing_free: { code: codes.invalid, msg: 'A blessing bag asks for nothing' },
  not_drawn: { code: codes.state, msg: 'The proof is published with the draw' },
  winners: { code: codes.invalid, msg: 'A bag has 1 to 100 winners' },
  prize: { code: codes.invalid, msg: 'Each winner gets 1 to 1,000,000 beans, or 1 to 999 gifts' },
  duration: { code: codes.invalid, msg: 'The draw is 10 seconds to 30 minutes away' },
  comment_long: { code: codes.invalid, msg: 'The text to send has at most 20 characters' },
});
