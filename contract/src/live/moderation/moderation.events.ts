import { z } from 'zod';
import { roomEvents } from '../../talk/messaging/messaging.events.ts';
import { actionScope } from './moderation.schema.ts';

/**
 * Events of a live session's room about order in it; `freeze` is told in the class groups of the channel too. Whom they
 * concern reads the reason by C019 and C020: it is not for the others, but for a ban, which ends the picture of all.
 */
export const moderationEvents = {
  warn: z.object({
    kind: z.literal('warn'),
    warning_id: z.string(),
    scope: actionScope,
    uid: z.string(),
  }),
  /** G094: they may go on. */
  warn_ack: z.object({ kind: z.literal('warn_ack'), warning_id: z.string(), uid: z.string() }),
  /** T02; `until` in UTC ms, 0 that the channel may broadcast again. */
  ban: z.object({ kind: z.literal('ban'), reason: z.string(), until: z.number().int() }),
  /** T03. */
  freeze: roomEvents.freeze,
  /** G135. */
  viewer_block: z.object({ kind: z.literal('viewer_block'), uid: z.string(), on: z.boolean() }),
};

export const moderationEvent = z.discriminatedUnion('kind', [
  moderationEvents.warn,
  moderationEvents.warn_ack,
  moderationEvents.ban,
  moderationEvents.freeze,
  moderationEvents.viewer_block,
]);
export type ModerationEvent = z.infer<typeof moderationEvent>;
