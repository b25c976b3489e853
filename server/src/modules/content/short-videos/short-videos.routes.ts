import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { ShortVideos } from './short-videos.service.ts';

/** Binds the calls of the contract's feature `shortVideos`. */
export const shortVideoRoutes = (shortVideos: ShortVideos) => ({
  shortVideos: handlersFor(calls.shortVideos, {
    feed: (input, { caller }) => shortVideos.feed(caller.uid, input),
    detail: (input, { caller }) => shortVideos.detail(caller.uid, input),
    submit: (input, { caller, intent }) => shortVideos.submit(caller.uid, input, intent),
  }),
});
