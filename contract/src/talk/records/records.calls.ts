import { defineCall, defineCalls } from '../../call.ts';
import { z } from 'zod';
import { id, listOf, moment, paging, text } from '../../shared/fields.ts';
import { messageKind } from '../messaging/content/index.ts';
import { message } from '../messaging/messaging.schema.ts';
import { recordLimits } from './records.limits.ts';

export const recordCalls = defineCalls({
  search: defineCall({
    id: 'G130',
    service: 'im',
    path: 'v2/chat/search',
    summary: 'What was said in a room, newest first: by its words, kind, sender and time (E38).',
    input: z.object({
      room: id(),
      /** Words that all stand in the message, in any order. */
      q: text(recordLimits.searchCharacters).optional(),
      kind: messageKind.optional(),
      /** Who said it. */
      uid: id().optional(),
      from: moment().optional(),
      /** Up to, not including. */
      to: moment().optional(),
      ...paging,
    }),
    /** Nothing that was recalled or blocked is found. */
    output: listOf(message),
    errors: ['chat.room_missing', 'chat.not_in_room'],
  }),
});
