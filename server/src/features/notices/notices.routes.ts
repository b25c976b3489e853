import { noticeCalls } from '@goldbean/contract';
import { handlersFor } from '../../platform/http/index.ts';
import type { Notices } from './notices.service.ts';

/** Binds the calls of the contract's area `notices`. */
export const noticeRoutes = (notices: Notices) =>
  handlersFor(noticeCalls, {
    noticeList: (input, { caller }) => notices.list(caller.uid, input),
    readNotices: (input, { caller }) => notices.read(caller.uid, input),
  });
