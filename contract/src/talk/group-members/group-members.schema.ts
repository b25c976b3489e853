import { z } from 'zod';
import { user } from '../../shared/fields.ts';
import { groupRole } from '../groups/groups.schema.ts';

/**
 * How much somebody writes (domain 3.4): `active` 3 messages or more in 7 days, `bubbling` 1 or 2, `diving` none in 30
 * days. Between the last two there is no label.
 */
export const activityLabels = ['active', 'bubbling', 'diving'] as const;
export const activityLabel = z.enum(activityLabels);

/** A label that staff put on a member, under a category. */
export const memberTag = z.object({
  tag_id: z.string(),
  category: z.string(),
  text: z.string(),
  /** Who added it, and alone may delete it (P07). */
  by_uid: z.string(),
  by_name: z.string(),
});

/** Somebody in a class group, as one of its members sees them. */
export const groupMember = z.object({
  user,
  role: groupRole,
  label: activityLabel.nullable(),
  /** What the reader alone calls them; empty without. */
  remark: z.string(),
  tags: z.array(memberTag),
  /** UTC ms; null for who may speak, the year 9999 for who never may. */
  muted_until: z.number().int().nullable(),
  joined_ts: z.number().int(),
});
export type GroupMember = z.infer<typeof groupMember>;
