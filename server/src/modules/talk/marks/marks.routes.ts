import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Marks } from './marks.service.ts';

export const marksRoutes = (marks: Marks) => ({
  marks: handlersFor(calls.marks, {
    delete: ({ room, ids }, { caller, intent }) => marks.delete(caller.uid, intent, room, ids),
    pin: (input, { caller, intent }) => marks.pin(caller.uid, intent, input),
    block: ({ reason = '', ...input }, { caller, intent }) =>
      marks.block(caller.uid, intent, { ...input, reason }),
    favourite: (input, { caller, intent }) => marks.favourite(caller.uid, intent, input),
    async favourites({ page, page_size: pageSize }, { caller }) {
      const { list, total } = await marks.favourites(caller.uid, page, pageSize);
      return { list, total, page, page_size: pageSize };
    },
    mine: ({ room }, { caller }) => marks.mine(caller.uid, room),
  }),
});
