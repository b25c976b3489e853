import { codes, defineErrors } from '../../shared/errors.ts';

export const rewardErrors = defineErrors('reward', {
  claimed: { code: codes.conflict, msg: 'You have this reward already' },
  not_approved: { code: codes.requirement, msg: 'This reward is paid once your first one is approved' },
  steps_left: { code: codes.requirement, msg: 'Some steps of the guidance are still to be done' },
  newcomers_only: { code: codes.gone, msg: 'The newcomer gift is for accounts younger than 30 days' },
  signed_in: { code: codes.conflict, msg: 'You have signed in today, come back tomorrow' },
});

export const inviteErrors = defineErrors('invite', {
  unknown: { code: codes.missing, msg: 'This invite code does not exist' },
  self: { code: codes.state, msg: 'You cannot invite yourself' },
  same_place: {
    code: codes.requirement,
    msg: 'You and this friend use the same device or network, so this is no invite',
  },
  mutual: { code: codes.state, msg: 'You invited this friend, so this friend cannot have invited you' },
  bound: { code: codes.conflict, msg: 'You have given an invite code in already' },
  late: { code: codes.state, msg: 'An invite code is given in before the guidance is finished' },
});
