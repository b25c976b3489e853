import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Forwarding } from './forwarding.service.ts';

export const forwardingRoutes = (forwarding: Forwarding) => ({
  forwarding: handlersFor(calls.forwarding, {
    forward: (input, { caller, intent }) => forwarding.forward(caller.uid, intent, input),
    share: (input, { caller, intent }) => forwarding.share(caller.uid, intent, input),
    merged: ({ room, id, path }, { caller }) => forwarding.merged(caller.uid, room, id, path),
  }),
});
