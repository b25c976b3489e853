import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { ProfileService } from './profile.service.ts';

/** Binds the calls of the contract's feature `profile`. */
export const profileRoutes = (profile: ProfileService) => ({
  profile: handlersFor(calls.profile, {
    show: (input, { caller }) => profile.show(caller.uid, input),
    edit: (input, { caller }) => profile.edit(caller.uid, input),
    fans: (input, { caller }) => profile.fans(caller.uid, input),
    visitors: (input, { caller }) => profile.visitors(caller.uid, input),
    follow: (input, { caller }) => profile.follow(caller.uid, input),
    privacy: (input, { caller }) => profile.privacy(caller.uid, input),
  }),
});
