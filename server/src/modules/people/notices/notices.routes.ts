import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Notices } from './notices.service.ts';

/** Binds the calls of the contract's area `notices`. */
export const noticeRoutes = (notices: Notices) => ({
  notices: handlersFor(calls.notices, {
    list: (input, { caller }) => notices.list(caller.uid, input),
    read: (input, { caller }) => notices.read(caller.uid, input),
  }),
});
