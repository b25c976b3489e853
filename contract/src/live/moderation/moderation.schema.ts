import { z } from 'zod';
import { shanghaiTime, timestamp } from '../../shared/fields.ts';
import { liveRole } from '../live-sessions/live.schema.ts';

/** D26: what may be done in a live room against a viewer or the channel. */
export const actionKinds = ['warn', 'ban', 'freeze', 'block'] as const;
export const actionKind = z.enum(actionKinds);
export type ActionKind = z.infer<typeof actionKind>;

/** Against whom: `viewer` a member in the room, `channel` whoever broadcasts there. */
export const actionScopes = ['viewer', 'channel'] as const;
export const actionScope = z.enum(actionScopes);
export type ActionScope = z.infer<typeof actionScope>;

/** The rule that was broken, as in reports of a room (C004). */
export const brokenRules = ['advice', 'fraud', 'insult', 'indecent', 'copied', 'other'] as const;
export const brokenRule = z.enum(brokenRules, 'request.invalid');
export type BrokenRule = z.infer<typeof brokenRule>;

/** E13: `3` ends by itself after three days (`freezeMs`). */
export const freezeTypes = ['3', 'permanent'] as const;
export const freezeType = z.enum(freezeTypes);
export type FreezeType = z.infer<typeof freezeType>;

/** What the action was about, as it was at that moment. */
export const actionEvidence = z.object({
  /** Name of the live session. */
  live: z.string(),
  /** ms since the live session went on air; null when it was not on air. */
  media_ts: z.number().int().nullable(),
  /** The message it was about; `text` is empty for what is no text, `ts` in UTC ms. */
  message: z.object({ id: z.string(), text: z.string(), ts: z.number().int() }).nullable(),
});
export type ActionEvidence = z.infer<typeof actionEvidence>;

/** What every record of an action says. */
const action = {
  id: z.string(),
  reason: z.string(),
  rule: brokenRule,
  /** Nickname of who did it; empty for inspectors and administrators where members read it. */
  by: z.string(),
  /** What they were in the room then. */
  by_role: liveRole,
};

/** C020. */
export const warning = z.object({
  ...action,
  at: shanghaiTime(),
  at_ts: timestamp(),
  scope: actionScope,
  /** Who was warned; the streamer of the live session for `channel`. */
  uid: z.string(),
  nickname: z.string(),
  acknowledged: z.boolean(),
  /** UTC ms; null before. */
  acknowledged_ts: timestamp().nullable(),
});
export type Warning = z.infer<typeof warning>;

const person = { uid: z.string(), nickname: z.string(), jwcode: z.string(), img: z.string() };

/** C067: a viewer who is frozen now. */
export const frozenViewer = z.object({
  ...action,
  ...person,
  type: freezeType,
  frozen_time: shanghaiTime(),
  frozen_time_ts: timestamp(),
  /** Name of the live session then. */
  live_title: z.string(),
  /** When it ends by itself; null for a permanent one. */
  release_at: shanghaiTime().nullable(),
  release_at_ts: timestamp().nullable(),
});
export type FrozenViewer = z.infer<typeof frozenViewer>;

/** C068: one who was frozen and is not any more. */
export const unfrozenViewer = frozenViewer.extend({
  unfrozen_time: shanghaiTime(),
  unfrozen_time_ts: timestamp(),
  /** Nickname; empty when its time was up. */
  unfrozen_by: z.string(),
  note: z.string(),
});
export type UnfrozenViewer = z.infer<typeof unfrozenViewer>;

/** G136. */
export const blockedViewer = z.object({ ...action, ...person, at: shanghaiTime(), at_ts: timestamp() });

/** G203: a ban in force; `longer` waits for a second person, `confirmed` says who that was. */
export const ban = z.object({
  ...action,
  live_id: z.string(),
  /** Name of the live session then. */
  live_title: z.string(),
  channel: z.object({ channel_id: z.string(), name: z.string(), img: z.string() }),
  at: shanghaiTime(),
  at_ts: timestamp(),
  until: shanghaiTime(),
  until_ts: timestamp(),
  evidence: actionEvidence,
  longer: z
    .object({ until: shanghaiTime(), until_ts: timestamp(), uid: z.string(), by: z.string() })
    .nullable(),
  /** Who confirmed the last longer end, which it has now; null while one person alone decided it. */
  confirmed: z.object({ by: z.string(), at: shanghaiTime(), at_ts: timestamp() }).nullable(),
});
export type Ban = z.infer<typeof ban>;

/** N06: an act against me, or against a channel that I run. */
export const ownAction = z.object({
  ...action,
  kind: actionKind,
  scope: actionScope,
  live_id: z.string(),
  channel: z.object({ channel_id: z.string(), name: z.string(), img: z.string() }),
  evidence: actionEvidence,
  at: shanghaiTime(),
  at_ts: timestamp(),
  /** UTC ms; null: until somebody ends it, or for a warning until it is acknowledged. */
  until_ts: timestamp().nullable(),
  /** UTC ms when it ended, was lifted or acknowledged; null while it is in force. */
  ended_ts: timestamp().nullable(),
});
export type OwnAction = z.infer<typeof ownAction>;
