import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { id, json, requestId, whole } from '../../shared/fields.ts';
import { message } from '../messaging/messaging.schema.ts';
import { messagingLimits } from '../messaging/messaging.limits.ts';
import { forwardingLimits } from './forwarding.limits.ts';
import { forwardMode, forwardTarget, sharedKinds } from './forwarding.schema.ts';

const forwardTargets = () =>
  json(
    z
      .array(forwardTarget)
      .min(1)
      .max(messagingLimits.targetsMax, 'forward.targets_full')
      .refine(
        (targets) => isDistinct(targets.map(({ type, id: whom }) => `${type} ${whom}`)),
        'request.invalid',
      ),
  );

/** One for each target, in their order; `msg_key` is empty where it went. */
const forwardResults = z.object({
  results: z.array(z.object({ target: forwardTarget, ok: z.boolean(), msg_key: z.string() })),
});

const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

export const forwardingCalls = defineCalls({
  forward: defineCall({
    id: 'G077',
    service: 'im',
    path: 'v2/chat/forward',
    summary:
      'Send messages of a room on (E35): one by one, or as one card. A message that may not be sent on refuses ' +
      'the whole; a target that may not be written to is named, and the others get theirs.',
    writes: true,
    input: z.object({
      room: id(),
      ids: json(
        z
          .array(id())
          .min(1)
          .max(messagingLimits.selectionMax, 'forward.selection_full')
          .refine(isDistinct, 'request.invalid'),
      ),
      targets: forwardTargets(),
      mode: forwardMode,
      request_id: requestId(),
    }),
    output: forwardResults,
    errors: [
      'forward.not_forwardable',
      'forward.selection_full',
      'forward.targets_full',
      'forward.too_deep',
      'chat.message_missing',
      'chat.room_missing',
      'chat.not_in_room',
    ],
  }),
  share: defineCall({
    id: 'G231',
    service: 'im',
    path: 'v2/chat/share',
    summary:
      'Send a card of something I may see to members and groups (E05): a live session. A target that may not be written to is named, and the others get theirs.',
    writes: true,
    input: z.object({
      type: z.enum(sharedKinds),
      /** Of a live session: its `live_id`. */
      id: id(),
      targets: forwardTargets(),
      request_id: requestId(),
    }),
    output: forwardResults,
    errors: [
      'live.missing',
      'live.network_blocked',
      'live.requirement',
      'moderation.blocked',
      'request.forbidden',
      'forward.targets_full',
    ],
  }),
  merged: defineCall({
    id: 'G188',
    service: 'im',
    path: 'v2/chat/merged',
    summary: 'What stands in a merged card, as it was when it was sent on (D38).',
    input: z.object({
      room: id(),
      /** The message that shows the card. */
      id: id(),
      /** The way to a card inside it: the `seq` of the item that is opened at each level. */
      path: json(z.array(whole(1, messagingLimits.selectionMax)).max(forwardingLimits.mergedDepth - 1))
        .optional()
        .default([]),
    }),
    /** `seq` counts the items of the card from 1; `ts` is when each was said. */
    output: z.object({ title: z.string(), list: z.array(message) }),
    errors: ['chat.message_missing', 'chat.room_missing', 'chat.not_in_room'],
  }),
});
