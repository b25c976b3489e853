import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { done, flag, id, json, listOf, paging, requestId, text } from '../../shared/fields.ts';
import { sharedLimits } from '../../shared/limits.ts';
import { messagingLimits } from '../messaging/messaging.limits.ts';
import { messageStatus } from '../messaging/messaging.schema.ts';
import { favourite, pin, pinScope } from './marks.schema.ts';

const room = () => id();

/** V11, M19 (K02): ids of 1 to 50 messages, as JSON. */
const selectedIds = () =>
  json(
    z.array(id()).min(1, 'chat.select_none').max(messagingLimits.selectionMax, 'chat.select_full'),
    'request.invalid',
  );

export const marksCalls = defineCalls({
  delete: defineCall({
    id: 'G076',
    service: 'im',
    path: 'v2/chat/delete',
    summary: 'Delete messages for myself; others still see them (P09).',
    writes: true,
    input: z.object({ room: room(), ids: selectedIds(), request_id: requestId().optional() }),
    /** `failed`: ids of no message of this room (M18, V11). */
    output: z.object({ done: z.array(z.string()), failed: z.array(z.string()) }),
    errors: ['chat.room_missing', 'chat.not_in_room', 'chat.select_none', 'chat.select_full'],
  }),
  pin: defineCall({
    id: 'G078',
    service: 'im',
    path: 'v2/chat/pin',
    summary: 'Pin a message for myself or, as staff, for all, or take the pin off in that scope (E34, P09).',
    writes: true,
    /** With `self` and `on` 0, a pin for all is removed for the member alone. */
    input: z.object({
      room: room(),
      id: id(),
      scope: pinScope,
      on: flag(),
      request_id: requestId().optional(),
    }),
    /** What is pinned now, in the order in which it was pinned. */
    output: z.object({ pins: z.array(pin) }),
    errors: [
      'chat.room_missing',
      'chat.not_in_room',
      'chat.message_missing',
      'chat.pins_full',
      'request.forbidden',
      'group.dissolved',
    ],
  }),
  block: defineCall({
    id: 'G079',
    service: 'im',
    path: 'v2/chat/block',
    summary: 'As staff, hide a message from all members of a room, or show it again (E36, P06).',
    writes: true,
    input: z.object({
      room: room(),
      id: id(),
      on: flag(),
      /** Required to hide one. */
      reason: text(sharedLimits.reasonCharacters, 'request.content_required').optional(),
      request_id: requestId().optional(),
    }),
    output: z.object({ status: messageStatus }),
    errors: [
      'chat.room_missing',
      'chat.message_missing',
      'chat.block_refused',
      'announcement.recall',
      'request.content_required',
      'request.forbidden',
      'group.dissolved',
    ],
  }),
  favourite: defineCall({
    id: 'G080',
    service: 'im',
    path: 'v2/chat/favourite',
    summary: 'Put messages among my favourites, all or none of them, or remove them.',
    writes: true,
    input: z.object({ room: room(), ids: selectedIds(), on: flag(), request_id: requestId().optional() }),
    output: done,
    errors: [
      'chat.room_missing',
      'chat.not_in_room',
      'chat.message_missing',
      'chat.select_none',
      'chat.select_full',
    ],
  }),
  favourites: defineCall({
    id: 'G129',
    service: 'im',
    path: 'v2/chat/favourite/list',
    summary: 'My favourites of all rooms, the newest first.',
    input: z.object({ ...paging }),
    output: listOf(favourite),
  }),
  mine: defineCall({
    id: 'G185',
    service: 'im',
    path: 'v2/chat/marks',
    summary: 'What is pinned for me in a room, and the ids of my newest favourites of it.',
    input: z.object({ room: room() }),
    output: z.object({ pins: z.array(pin), favourites: z.array(z.string()) }),
    errors: ['chat.room_missing', 'chat.not_in_room'],
  }),
});
