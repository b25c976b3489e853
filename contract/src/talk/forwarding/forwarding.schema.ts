import { z } from 'zod';
import { id } from '../../shared/fields.ts';

/** Whom something is sent to (V12): a member by uid, or a group by its id. */
export const forwardTarget = z.object({ type: z.enum(['user', 'group']), id: id() });
export type ForwardTarget = z.infer<typeof forwardTarget>;

/** What can be sent as a card without standing in a room (G231). */
export const sharedKinds = ['live'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** One by one, or as one card (D38). */
export const forwardMode = z.enum(['single', 'merged']);
export type ForwardMode = z.infer<typeof forwardMode>;
