import { channelCalls } from '@goldbean/contract';
import { handlersFor } from '../../platform/http/index.ts';
import type { Channels } from './channels.service.ts';

export const channelRoutes = (channels: Channels) =>
  handlersFor(channelCalls, {
    subscribe: (input, { caller }) => channels.subscribe(caller.uid, input),
    channelInfo: (input, { caller }) => channels.info(caller.uid, input),
    follow: (input, { caller }) => channels.follow(caller.uid, input),
    channelList: (input, { caller }) => channels.list(caller.uid, input),
  });
