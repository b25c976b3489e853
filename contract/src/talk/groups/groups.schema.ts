import { z } from 'zod';
import { text } from '../../shared/fields.ts';
import { message } from '../messaging/messaging.schema.ts';
import { groupLimits } from './groups.limits.ts';

/** What somebody is in a class group, those who run it first (domain 3.1). Employee and robot have a member's rights. */
export const groupRoles = [
  'head_teacher',
  'lecturer',
  'class_monitor',
  'class_committee',
  'employee',
  'robot',
  'student',
] as const;
export const groupRole = z.enum(groupRoles);
export type GroupRole = z.infer<typeof groupRole>;

/** V16: Chinese characters, digits and English letters. */
const literalName = /^[\p{Script=Han}0-9A-Za-z]+$/u;
/** Consonants, vowels and marks; neither digits nor the sign of the baht. */
const thai = String.raw`\u0E01-\u0E3A\u0E40-\u0E4E`;
/** The Vietnamese letters that English has not, after NFC. */
const vietnamese = 'àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ';
const furtherName = new RegExp(
  `^[\\p{Script=Han}0-9A-Za-z${thai}${vietnamese}${vietnamese.toUpperCase()}]+$`,
  'u',
);

/**
 * Whether a name takes only the letters that it may have (V16, D34).
 * @param isFurther Thai and Vietnamese letters too, as the operator has switched it
 */
export const fitsNameLetters = (name: string, isFurther: boolean): boolean =>
  (isFurther ? furtherName : literalName).test(name);

/** V16, D34: for groups and for categories of tags; which letters it may have depends on the switch of the server. */
export const groupName = () =>
  text(groupLimits.nameCharacters, 'group.name_empty', 'group.name_long').refine(
    (name) => fitsNameLetters(name, true),
    'group.name_letters',
  );

/**
 * A class group, the chat of a channel's subscribers (domain 3.4, D80), or a conversation of two (`direct`, E39), which
 * has the name and picture of the other, neither channel nor owner, and its room's name as its id.
 */
export const group = z.object({
  group_id: z.string(),
  /** `study`, `fan` and `large` are entered by choice (T11). */
  kind: z.enum(['class', 'study', 'fan', 'large', 'direct']),
  name: z.string(),
  /** Name of its message room; opaque (D88). */
  room: z.string(),
  /** Empty for a conversation of two, as `owner_uid`. */
  channel_id: z.string(),
  /** Address of the picture, or empty. */
  img: z.string(),
  /** Uid of who owns the channel and so the group. */
  owner_uid: z.string(),
  /** The other member of a conversation of two. */
  uid: z.string().optional(),
});
export type Group = z.infer<typeof group>;

/** A group in its member's list. */
export const groupEntry = z.object({
  group,
  /** How its name reads in pinyin, whole and by first letters, in lower case; empty where there is nothing to spell. */
  pinyin: z.string(),
  last_msg: message.nullable(),
  /** The room's newest `seq` when `unread` was counted; later frames add to it. */
  last_seq: z.number().int(),
  /** I have read up to this `seq` (G075); 0 where I have read nothing. */
  read_seq: z.number().int(),
  /** Messages of others after what the member has read, counted up to 1,000. */
  unread: z.number().int(),
  /** One of them names me, or everybody. */
  mentioned: z.boolean(),
  /** People in it: the most packets that one can send (V03, D40). */
  members: z.number().int(),
  /** The member's own choice: no signs for new messages. */
  muted: z.boolean(),
  /** The member's own choice: listed before the others. */
  pinned: z.boolean(),
});
export type GroupEntry = z.infer<typeof groupEntry>;

/** Events of a class group, stored and replayed: its name, and who somebody has become in it. */
export const groupEvents = {
  group_name: z.object({ kind: z.literal('group_name'), name: z.string() }),
  member_role: z.object({ kind: z.literal('member_role'), uid: z.string(), role: groupRole }),
  /** It was dissolved, `since` in UTC ms: what was said stays, nothing more is said. */
  group_dissolved: z.object({ kind: z.literal('group_dissolved'), since: z.number().int() }),
};
