import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, listOf, paging, requestId } from '../../shared/fields.ts';
import { wishMessage, wishMessageTab, wishUnread } from './wish-messages.schema.ts';

/** Messages about wishes (S11). The inbox hears of new ones by `inbox_wishes`. */
export const wishMessageCalls = defineCalls({
  list: defineCall({
    id: 'G046',
    service: 'wish',
    path: 'api/message',
    summary: 'What I was told about wishes, newest first, of one tab, and what is unread in each.',
    input: z.object({ tab: wishMessageTab.optional().default('default'), ...paging }),
    output: listOf(wishMessage).extend({ unread: wishUnread }),
  }),
  read: defineCall({
    id: 'G408',
    service: 'wish',
    path: 'api/message/read',
    summary: 'Mark the messages of one tab as read; the other tabs stay as they are.',
    writes: true,
    input: z.object({ tab: wishMessageTab, request_id: requestId().optional() }),
    output: z.object({ unread: wishUnread }),
  }),
  follow: defineCall({
    id: 'G403',
    service: 'wish',
    path: 'api/follow',
    summary:
      'Hear how a wish goes on, or nothing more of it. Without a choice its author, voters and commenters hear of it.',
    writes: true,
    input: z.object({ wish_id: id(), on: flag(), request_id: requestId().optional() }),
    output: z.object({ hears: z.boolean() }),
    errors: ['wish.missing'],
  }),
});
