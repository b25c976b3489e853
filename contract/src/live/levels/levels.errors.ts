import { codes, defineErrors } from '../../shared/errors.ts';

/** Refusals of C071. */
export const levelErrors = defineErrors('level', {
  missing: { code: codes.missing, msg: 'There is no such level' },
  /** `experience` is what the level asks for, `mine` what I have. */
  low: { code: codes.requirement, msg: 'This level is not reached yet' },
  unlocked: { code: codes.conflict, msg: 'This level is unlocked already' },
  /** `next` is the level whose turn it is. */
  order: { code: codes.requirement, msg: 'Unlock the level before it first' },
});
