import { z } from 'zod';
import { group } from '../groups/groups.schema.ts';

/** Groups that a member enters by choice, as against the class group, which comes with a subscription (D80). */
export const chosenKinds = ['study', 'fan', 'large'] as const;
export type ChosenKind = (typeof chosenKinds)[number];

/** A group in the list of those that one can enter. */
export const openGroup = z.object({
  ...group.pick({ group_id: true, name: true, channel_id: true, img: true }).shape,
  kind: z.enum(chosenKinds),
  /** Name of its channel. */
  channel: z.string(),
  members: z.number().int(),
  /** With so many it is full. */
  capacity: z.number().int(),
  /** Level unlocked in its channel's club that a fan group asks for; 1 is membership alone. Null for other kinds. */
  fan_level: z.number().int().positive().nullable(),
  /** I am in it. */
  joined: z.boolean(),
});
export type OpenGroup = z.infer<typeof openGroup>;
