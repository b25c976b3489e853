/* The door of people: members and sessions, channels they follow, notices and uploads. */
import { joinModules } from '../join-modules.ts';
import { identityErrors } from './identity/identity.errors.ts';
import { profileErrors } from './profile/profile.errors.ts';
import { fileErrors } from './files/files.errors.ts';
import { identityLimits } from './identity/identity.limits.ts';
import { fileLimits } from './files/files.limits.ts';

export * from './identity/identity.schema.ts';
export * from './profile/profile.schema.ts';
export * from './channels/channels.schema.ts';
export * from './files/files.schema.ts';
export * from './notices/notices.schema.ts';
export * from './identity/identity.limits.ts';
export * from './files/files.limits.ts';

/** Every call of this module, by feature and verb. */
export * as calls from './people.calls.ts';

/** Every refusal of this module, by `msg_key`. */
export const errors = joinModules(identityErrors, profileErrors, fileErrors);

/** Every limit of this module, by name. */
export const limits = joinModules(identityLimits, fileLimits);
