import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { News } from './news.service.ts';

export const newsRoutes = (news: News) => ({
  news: handlersFor(calls.news, {
    list: (input, { caller }) => news.list(caller.uid, input),
    read: (input, { caller }) => news.read(caller.uid, input),
    save: (input, { caller, intent }) => news.save(caller.uid, input, intent),
    remove: (input) => news.remove(input),
  }),
});
