import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Channels } from './channels.service.ts';

export const channelRoutes = (channels: Channels) => ({
  channels: handlersFor(calls.channels, {
    subscribe: (input, { caller }) => channels.subscribe(caller.uid, input),
    info: (input, { caller }) => channels.info(caller.uid, input),
    follow: (input, { caller }) => channels.follow(caller.uid, input),
    list: (input, { caller }) => channels.list(caller.uid, input),
    featured: () => channels.featured(),
  }),
});
