import { codes, defineErrors } from '../../shared/errors.ts';

/** V36, M26, M27, M29, M30: of clubs and of their groups alike (D21). */
export const fanErrors = defineErrors('fan', {
  /** Of a fan group: `fan_level` is the level it asks for, `mine` the one I have unlocked, 0 outside the club. */
  requirement: { code: codes.requirement, msg: 'You do not meet group entry requirements, failed to join' },
  group_full: { code: codes.full, msg: 'This group is full' },
  members_full: { code: codes.full, msg: 'member group full, joining failed' },
  not_fan: { code: codes.requirement, msg: 'Not a fan of this channel, join failed' },
  /** `name`: of the club or group that one is in. */
  one_group: { code: codes.conflict, msg: 'Each user is limited to 1 fan group' },
  in_group: { code: codes.conflict, msg: 'already in a fan group' },
  not_member: { code: codes.requirement, msg: 'You are not in this fan club' },
  level_missing: { code: codes.missing, msg: 'There is no such fan level' },
  /** `closeness` is what the level asks for, `mine` what I have. */
  level_low: { code: codes.requirement, msg: 'This fan level is not reached yet' },
  level_unlocked: { code: codes.conflict, msg: 'This fan level is unlocked already' },
});
