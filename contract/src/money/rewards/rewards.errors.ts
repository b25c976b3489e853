import { codes, defineErrors } from '../../shared/errors.ts';

export const rewardErrors = defineErrors('reward', {
  claimed: { code: codes.conflict, msg: 'You have this reward already' },
  not_approved: { code: codes.requirement, msg: 'This reward is paid once your first one is approved' },
  signed_in: { code: codes.conflict, msg: 'You have signed in today, come back tomorrow' },
});

export const inviteErrors = defineErrors('invite', {
  unknown: { code: codes.missing, msg: 'This invite code does not exist' },
  self: { code: codes.state, msg: 'You cannot invite yourself' },
  mutual: { code: codes.state, msg: 'You invited this friend, so this friend cannot have invited you' },
  bound: { code: codes.conflict, msg: 'You have given an invite code in already' },
  late: { code: codes.state, msg: 'An invite code is given in before the guidance is finished' },
});
