import { z } from 'zod';
import { message, roomRules } from './messaging.schema.ts';

/*
 * Frames of the message websocket (D57, D58, D87): JSON text. A room has ONE gapless `seq` over its `msg` and
 * `event` frames together; events without `seq` are counters (likes, online) and are never replayed.
 */

const inRoom = {
  room: z.string(),
  /** Changes when the room's numbering restarts; a client then discards its place. */
  epoch: z.string(),
  seq: z.number().int(),
  ts: z.number().int(),
};

export const initFrame = z.object({
  type: z.literal('init'),
  client_id: z.string(),
  data: z.object({ client_id: z.string() }),
});
export const messageFrame = z.object({ type: z.literal('msg'), ...inRoom, data: message });
export const eventFrame = z.object({
  type: z.literal('event'),
  ...inRoom,
  seq: inRoom.seq.optional(),
  data: z.looseObject({ kind: z.string() }),
});
/** `ok: false`: too far behind, or another epoch; load `im/v2/chat/history`. */
export const resumeAnswer = z.object({
  type: z.literal('resume'),
  room: z.string(),
  epoch: z.string(),
  seq: z.number().int(),
  ok: z.boolean(),
});
export const kickReasons = ['slow', 'revoked', 'unbound', 'replaced', 'closing'] as const;
export const kickFrame = z.object({ type: z.literal('kick'), reason: z.enum(kickReasons) });
export const pingFrame = z.object({ type: z.literal('ping') });
export const pongFrame = z.object({ type: z.literal('pong') });

/** Frames that the server sends. A client passes on unknown types unchanged (T17). */
export const serverFrame = z.discriminatedUnion('type', [
  initFrame,
  messageFrame,
  eventFrame,
  resumeAnswer,
  kickFrame,
  pingFrame,
  pongFrame,
]);
export type ServerFrame = z.infer<typeof serverFrame>;
export type MessageFrame = z.infer<typeof messageFrame>;
export type EventFrame = z.infer<typeof eventFrame>;
export type KickReason = (typeof kickReasons)[number];

/** Frames that a client sends. */
export const clientFrame = z.discriminatedUnion('type', [
  pingFrame,
  pongFrame,
  z.object({
    type: z.literal('resume'),
    room: z.string().max(64),
    epoch: z.string().max(64),
    seq: z.number().int().min(0),
  }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** Events of any room, stored and replayed: a message, or who may write there and how often, has changed. */
export const roomEvents = {
  recall: z.object({ kind: z.literal('recall'), id: z.string(), by: z.string() }),
  /**
   * A feature has changed what its message says. Who shows the message asks for it (C115): the room also has members who
   * came after it, and its replay comes after later changes.
   */
  revise: z.object({ kind: z.literal('revise'), id: z.string() }),
  /** Some fields of what a message says are new, such as what a video plays as once it is converted (D32); no words. */
  amend: z.object({ kind: z.literal('amend'), id: z.string(), fields: z.record(z.string(), z.unknown()) }),
  /** E36: staff hid a message from the members, or show it again; its content is asked for by C115. */
  block: z.object({ kind: z.literal('block'), id: z.string(), on: z.boolean(), by: z.string() }),
  /** `until` in UTC ms: null means for ever, 0 that the member may speak again. */
  mute: z.object({ kind: z.literal('mute'), uid: z.string(), until: z.number().int().nullable() }),
  /** T03, D26: `until` as of `mute`, for every room of a channel. */
  freeze: z.object({ kind: z.literal('freeze'), uid: z.string(), until: z.number().int().nullable() }),
  room_mute: z.object({ kind: z.literal('room_mute'), on: z.boolean() }),
  rules: z.object({ kind: z.literal('rules'), ...roomRules.shape }),
  /** A proposed mute came or was decided: a counter, never replayed. What it is, the staff ask (C108). */
  mute_proposals: z.object({ kind: z.literal('mute_proposals') }),
};
