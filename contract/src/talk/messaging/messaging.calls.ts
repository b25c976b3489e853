import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import {
  done,
  flag,
  id,
  json,
  listOf,
  paging,
  requestId,
  shanghaiTime,
  text,
  timestamp,
  user,
  whole,
} from '../../shared/fields.ts';
import { messageKind, publishedBody } from './content/index.ts';
import { messagingLimits } from './messaging.limits.ts';
import { message, muteProposal, roomRole, roomRules } from './messaging.schema.ts';

/** Name of a message room; opaque (D88). */
const room = () => id();

export const messagingCalls = defineCalls({
  token: defineCall({
    id: 'C105',
    service: 'im',
    path: 'v2/user/getImToken',
    summary: 'A token for the message service and the complete address of its websocket (D10, D87).',
    rate: 'connect',
    input: z.object({}),
    output: z.object({ code: z.literal(200), token: z.string(), server: z.string() }),
    flat: true,
  }),
  tokenOld: defineCall({
    id: 'C102',
    service: 'hljw',
    path: 'api/im/getToken',
    summary: 'Older form of im/v2/user/getImToken.',
    rate: 'connect',
    input: z.object({}),
    output: z.object({ token: z.string(), server: z.string() }),
  }),
  bind: defineCall({
    id: 'C106',
    service: 'im',
    path: 'v2/user/bind',
    summary: 'Tie the connection that got `client_id` in `init` to the member (platform 1 is the web).',
    rate: 'connect',
    writes: true,
    input: z.object({ client_id: id(), platform: whole(1, 1) }),
    output: z.object({ bound: z.literal(1) }),
    errors: ['chat.unknown_client'],
  }),
  mute: defineCall({
    id: 'C107',
    service: 'im',
    path: 'v2/user/forbidden',
    summary:
      'Forbid a member to speak in a room; 0 minutes is for ever (D26). Of a class monitor it is a proposal, which the staff confirm or refuse (domain 3.1).',
    writes: true,
    input: z.object({
      room: room(),
      uid: id(),
      minutes: whole(0, 525_600),
      reason: text(messagingLimits.muteReasonCharacters, 'request.content_required'),
      request_id: requestId().optional(),
    }),
    output: z.object({
      until: z.number().int().nullable(),
      /** It is a proposal: the member may speak until the staff confirm it. */
      proposed: z.literal(true).optional(),
    }),
    errors: [
      'request.forbidden',
      'request.not_found',
      'chat.room_missing',
      'chat.mute_proposed',
      'group.dissolved',
    ],
  }),
  mutedList: defineCall({
    id: 'C108',
    service: 'im',
    path: 'v2/user/forbidden/list',
    summary:
      'Who may not speak in a room, and whose mute is proposed; for its staff. A member reads with the own `uid` why he may not (N06).',
    /** With `uid`, only the mute of that member. */
    input: z.object({ room: room(), uid: id().optional(), ...paging }),
    output: listOf(
      z.object({
        user,
        until: shanghaiTime().nullable(),
        until_ts: timestamp().nullable(),
        by: z.string(),
        reason: z.string(),
      }),
    ).extend({ proposals: z.array(muteProposal) }),
    errors: ['request.forbidden', 'chat.room_missing'],
  }),
  decideMute: defineCall({
    id: 'G191',
    service: 'im',
    path: 'v2/user/forbidden/decide',
    summary:
      'Staff: confirm or refuse a mute that a class monitor proposed (domain 3.1). Of a refusal the monitor is told, with the reason.',
    writes: true,
    input: z.object({
      proposal_id: id(),
      confirm: flag(),
      /** Why it is refused: needed for that. */
      reason: text(messagingLimits.muteReasonCharacters).optional(),
      request_id: requestId().optional(),
    }),
    /** Until when the member is silent, UTC ms; null for ever, 0 when it was refused. */
    output: z.object({ until: z.number().int().nullable() }),
    errors: [
      'request.forbidden',
      'request.not_found',
      'chat.room_missing',
      'chat.proposal_decided',
      'request.content_required',
      'group.dissolved',
    ],
  }),
  unmute: defineCall({
    id: 'C109',
    service: 'im',
    path: 'v2/user/forbidden/del',
    summary: 'Let a member speak again.',
    writes: true,
    input: z.object({ room: room(), uid: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['request.forbidden', 'chat.room_missing', 'group.dissolved'],
  }),
  unmuteOld: defineCall({
    id: 'C110',
    service: 'im',
    path: 'user/unforbidden',
    summary: 'Older form of im/v2/user/forbidden/del.',
    writes: true,
    input: z.object({ room: room(), uid: id(), request_id: requestId().optional() }),
    output: done,
    errors: ['request.forbidden', 'chat.room_missing', 'group.dissolved'],
  }),
  muteRoom: defineCall({
    id: 'C111',
    service: 'im',
    path: 'v2/chat/forbidden',
    summary: 'Let only the staff speak in a room, or everybody again.',
    writes: true,
    input: z.object({ room: room(), on: flag(), request_id: requestId().optional() }),
    output: z.object({ room_muted: z.boolean() }),
    errors: ['request.forbidden', 'chat.room_missing', 'group.dissolved'],
  }),
  publish: defineCall({
    id: 'C112',
    service: 'im',
    path: 'v2/chat/publish',
    summary: 'Say something in a room. The same `client_msg_id` again answers as before and says it once.',
    rate: 'chat',
    writes: true,
    input: z.object({
      room: room(),
      client_msg_id: id(),
      kind: messageKind,
      body: json(publishedBody, 'chat.empty'),
      reply_to: id().optional(),
      /** Uids; those who are not in the room are left out. `all` is everybody, for the staff to say. */
      mentions: json(z.array(id()).max(50)).optional(),
    }),
    output: z.object({ id: z.string(), seq: z.number().int(), ts: z.number().int() }),
    errors: [
      'chat.empty',
      'chat.content_empty',
      'chat.muted',
      'chat.room_muted',
      'chat.read_only',
      'chat.slow_mode',
      'chat.frozen',
      'chat.room_missing',
      'chat.room_closed',
      'group.dissolved',
      'chat.kind_not_allowed',
      'chat.message_missing',
      'live.network_blocked',
      'live.requirement',
      'moderation.blocked',
      'moderation.acknowledge',
      'file.unknown',
      'system.too_fast',
    ],
  }),
  join: defineCall({
    id: 'C113',
    service: 'im',
    path: 'v2/chat/join',
    summary:
      'Hear a room, or my inbox (`inboxRoom`): subscribes every connection bound with this token. The inbox is nobody else’s, and has no numbers to resume from.',
    writes: true,
    input: z.object({ room: room(), last_seq: whole().optional() }),
    output: z.object({
      room: z.string(),
      epoch: z.string(),
      last_seq: z.number().int(),
      my: z.object({
        role: roomRole,
        /** UTC ms; null for who may speak, the year 9999 for who never may. */
        muted_until: z.number().int().nullable(),
        room_muted: z.boolean(),
        /** Seconds until slow mode lets me write again; left out when I may. */
        wait: z.number().int().optional(),
        /**
         * Why I may only read, a `msg_key`, and until when (UTC ms; null for good); left out when nothing bars me. `since`
         * (UTC ms) where nobody writes any more.
         */
        restriction: z
          .object({
            key: z.string(),
            until: z.number().int().nullable(),
            since: z.number().int().optional(),
          })
          .optional(),
      }),
      /** Left out where a room has none. */
      rules: roomRules.optional(),
    }),
    errors: [
      'chat.room_missing',
      'request.forbidden',
      'live.network_blocked',
      'live.requirement',
      'moderation.blocked',
    ],
  }),
  leave: defineCall({
    id: 'C114',
    service: 'im',
    path: 'v2/chat/leave',
    summary: 'Stop hearing a room.',
    writes: true,
    input: z.object({ room: room() }),
    output: done,
  }),
  history: defineCall({
    id: 'C115',
    service: 'im',
    path: 'v2/chat/history',
    summary: 'Messages before or after a seq, oldest first (D56).',
    input: z.object({
      room: room(),
      before_seq: whole().optional(),
      after_seq: whole().optional(),
      /** Only these messages, wherever they stand: those that others answer. */
      ids: json(z.array(id()).min(1).max(50)).optional(),
      size: whole(1, 100).optional().default(30),
    }),
    output: z.object({ list: z.array(message), has_more: z.boolean() }),
    errors: ['chat.room_missing', 'chat.not_in_room'],
  }),
  recall: defineCall({
    id: 'C116',
    service: 'im',
    path: 'v2/chat/recall',
    summary: 'Take a message back: its author for 2 minutes, staff at any time (D36).',
    writes: true,
    input: z.object({ room: room(), id: id(), request_id: requestId().optional() }),
    /** `seq` of the event that tells the room. */
    output: z.object({ ok: z.literal(true), seq: z.number().int() }),
    errors: [
      'chat.message_missing',
      'chat.recall_late',
      'chat.recall_refused',
      'announcement.recall',
      'chat.room_missing',
      'group.dissolved',
    ],
  }),
  onlines: defineCall({
    id: 'C117',
    service: 'im',
    path: 'v2/chat/onlines',
    summary: 'How many members hear a room now.',
    input: z.object({ room: room() }),
    output: z.object({ n: z.number().int() }),
    errors: ['chat.room_missing', 'chat.not_in_room'],
  }),
  onlineList: defineCall({
    id: 'C118',
    service: 'im',
    path: 'v2/chat/onlineList',
    summary: 'Who hears a room now.',
    input: z.object({ room: room(), ...paging }),
    output: listOf(user),
    errors: ['chat.room_missing', 'chat.not_in_room'],
  }),
  read: defineCall({
    id: 'G075',
    service: 'im',
    path: 'v2/chat/read',
    summary: 'I have read up to `seq`; it never goes back.',
    writes: true,
    input: z.object({ room: room(), seq: whole() }),
    output: z.object({ unread: z.number().int() }),
    errors: ['chat.room_missing', 'chat.not_in_room'],
  }),
  unread: defineCall({
    id: 'G186',
    service: 'im',
    path: 'v2/chat/unread',
    summary:
      'Mark a room as unread (S17): from the message with this `seq` on, without one from the last of others on.',
    writes: true,
    input: z.object({ room: room(), seq: whole(1).optional() }),
    /** What stands in the list of G068 then. */
    output: z.object({ unread: z.number().int(), read_seq: z.number().int() }),
    /** `chat.message_missing`: nobody else has said anything there. */
    errors: ['chat.room_missing', 'chat.not_in_room', 'chat.message_missing'],
  }),
});
