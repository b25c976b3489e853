import type { MsgKey } from '@goldbean/contract';

/** What somebody is in the channel of the live session, with a ready account for each. */
export const people = {
  member: 'member2',
  'muted member': 'jw8803',
  'frozen member': 'jw8802',
  'blocked member': 'jw8807',
  // The live session on air and the one that is over are for subscribers (D30): this one is none.
  'refused member': 'jw8808',
  'class monitor': 'jw8801',
  'class committee': 'jw8806',
  'owner of another channel': 'teacher2',
  streamer: 'jw8804',
  owner: 'teacher',
  'live admin': 'jw8805',
  inspector: 'inspector',
  'product head': 'producthead',
  administrator: 'admin',
} as const;
export type Role = keyof typeof people;
export const roles = Object.keys(people) as Role[];
/** Against whom something stands from the first call to the last. */
export const restricted = [
  'muted member',
  'frozen member',
  'blocked member',
] as const satisfies readonly Role[];

/** Ids that the calls name; `member` is against whom viewers' acts go, who has none of the roles. */
export interface LiveObjects {
  readonly live_id: string;
  readonly room: string;
  readonly channel_id: string;
  readonly member: string;
  /** A live session of the channel that is over, without a replay. */
  readonly over: string;
  /** One that has not begun and asks a ticket, with the fields that opened it. */
  readonly planned: string;
  readonly plan: LiveRoleFields;
  /** One of another channel, not on air. */
  readonly elsewhere: string;
  /** What runs in the live session on air; `rain` has not begun. */
  readonly bag_id: string;
  readonly packet: string;
  readonly rain_id: string;
  readonly closed_vote: string;
  readonly wish: string;
  readonly product_id: string;
  /** A group purchase that is open in the live session on air. */
  readonly tuangou_id: string;
}
export type LiveRoleFields = Readonly<Record<string, unknown>>;

export interface LiveRoleEntry {
  /** Who may; the others are refused. */
  readonly may: readonly Role[];
  /** Why they are refused, where it is not for their office. */
  readonly why?: Partial<Record<Role, MsgKey>>;
  /** The answer to those who may, where doing it would leave nothing for the next to do: given after the right is checked. */
  readonly answered?: MsgKey;
  readonly input: (objects: LiveObjects) => LiveRoleFields;
}

const office: readonly Role[] = ['inspector', 'administrator'];
const crew: readonly Role[] = ['streamer', 'owner', 'live admin'];
/** Domain 3.1: start, end, freeze and unfreeze, bags, packets, products, live wishes. */
const runners: readonly Role[] = [...crew, 'administrator'];
export const without = (...out: readonly Role[]): Role[] => roles.filter((role) => !out.includes(role));

export const here = ({ live_id }: LiveObjects): LiveRoleFields => ({ live_id });

type LiveRoleInput = LiveRoleEntry['input'];
/** What is known of a live session outside of its room too. */
export const known = (input: LiveRoleInput = here): LiveRoleEntry => ({ may: roles, input });
/** D26: a block keeps a member out of the room and of all that happens in it. */
const blocked = { 'blocked member': 'moderation.blocked' } as const;
/** So does the entry check (D30): nobody whom it refuses reads a word of what is in there. */
export const refusedRoles = ['blocked member', 'refused member'] as const satisfies readonly Role[];
export const entryRefusals = { ...blocked, 'refused member': 'live.requirement' } as const;
export const inside = (input: LiveRoleInput = here, answered?: MsgKey): LiveRoleEntry => ({
  may: without(...refusedRoles),
  why: entryRefusals,
  input,
  ...(answered && { answered }),
});
/** The message in the room. */
export const reading = (input: LiveRoleInput): LiveRoleEntry => ({
  may: without(...refusedRoles),
  why: Object.fromEntries(refusedRoles.map((role) => [role, 'chat.not_in_room' as const])),
  input,
});
/** D26: a freeze stops speech as a mute does. */
export const speaking = (input: LiveRoleInput): LiveRoleEntry => ({
  may: without(...restricted, 'refused member'),
  why: { ...entryRefusals, 'frozen member': 'chat.frozen', 'muted member': 'chat.muted' },
  input,
});
/** D26, D40: and red packets. */
export const taking = (input: LiveRoleInput, answered?: MsgKey): LiveRoleEntry => ({
  ...inside(input, answered),
  may: without(...restricted, 'refused member'),
  why: { ...entryRefusals, 'frozen member': 'chat.frozen', 'muted member': 'packet.muted' },
});
export const running = (input: LiveRoleInput = here, answered?: MsgKey): LiveRoleEntry => ({
  may: runners,
  input,
  ...(answered && { answered }),
});
export const keeping = (input: LiveRoleInput): LiveRoleEntry => ({ may: [...crew, ...office], input });
export const judging = (input: LiveRoleInput, answered?: MsgKey): LiveRoleEntry => ({
  may: office,
  input,
  ...(answered && { answered }),
});
/** Of a live session that has not begun: what it asks can be had before, unless one was removed (D26). */
export const waiting = (input: LiveRoleInput): LiveRoleEntry => ({
  may: without('blocked member'),
  why: blocked,
  input,
});
/** S49: those who come in without a ticket find none to buy. */
export const paying = (input: LiveRoleInput): LiveRoleEntry => {
  const free = [...crew, ...office] as const;
  return {
    may: without('blocked member', ...free),
    why: { ...blocked, ...Object.fromEntries(free.map((role) => [role, 'request.not_found' as const])) },
    input,
  };
};
