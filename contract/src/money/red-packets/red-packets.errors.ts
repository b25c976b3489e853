import { codes, defineErrors } from '../../shared/errors.ts';

/** Refusals of red packets, live bags and rain; the sentences of V01 to V03 are the specification's (M10 to M12). */
export const packetErrors = defineErrors('packet', {
  positive: { code: codes.invalid, msg: 'Red envelopes and golden beans must be greater than 0' },
  amount_required: { code: codes.invalid, msg: 'The amount is required' },
  beans: { code: codes.invalid, msg: 'Golden beans must be greater than the number of red envelopes' },
  uneven: {
    code: codes.invalid,
    msg: 'An ordinary red packet holds a total that divides evenly by the number of red envelopes',
  },
  members: { code: codes.invalid, msg: 'Red envelopes greater than group members' },
  blessing_long: { code: codes.invalid, msg: 'The blessing has at most 40 characters' },
  missing: { code: codes.missing, msg: 'This red packet does not exist' },
  expired: { code: codes.gone, msg: 'This red packet has expired' },
  none_left: { code: codes.full, msg: 'Everything in this red packet is claimed' },
  already: { code: codes.conflict, msg: 'You have opened this red packet already' },
  members_only: { code: codes.forbidden, msg: 'Only members of this group may open its red packets' },
  muted: { code: codes.restricted, msg: 'While you are muted you may not open red packets here' },
  condition: { code: codes.requirement, msg: 'Follow or subscribe to the channel first to open this bag' },
  not_begun: { code: codes.state, msg: 'The rain has not begun yet' },
  taps_over: { code: codes.full, msg: 'You have caught as many as you can' },
  rain_running: { code: codes.conflict, msg: 'It rains in this room already' },
  rain_seconds: { code: codes.invalid, msg: 'A rain lasts from 5 to 60 seconds' },
});
