import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Ebooks } from './ebooks.service.ts';

export const ebookRoutes = (ebooks: Ebooks) => ({
  ebooks: handlersFor(calls.ebooks, {
    list: (input, { caller }) => ebooks.list(caller.uid, input),
    detail: (input, { caller }) => ebooks.detail(caller.uid, input),
    mark: (input, { caller }) => ebooks.mark(caller.uid, input),
    bookmark: (input, { caller }) => ebooks.bookmark(caller.uid, input),
    save: (input, { caller, intent }) => ebooks.save(caller.uid, input, intent),
    remove: (input) => ebooks.remove(input),
  }),
});
