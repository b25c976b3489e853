import { calls, callsByName, type CallName } from '@goldbean/contract';

const { moderation } = calls;
/** The calls that keep order in live rooms, by `feature.verb`. */
export const moderationCalls = callsByName({ moderation });
export type ModerationCall = keyof typeof moderationCalls & CallName;

/** What somebody is in the channel of the lesson, with a ready account for each. */
export const people = {
  member: 'member2',
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

/** Ids that the calls name; `member` is against whom viewers' acts go, who has none of the roles. */
export interface Objects {
  readonly live_id: string;
  readonly channel_id: string;
  readonly member: string;
}
export type Fields = Readonly<Record<string, unknown>>;

export interface Entry {
  /** Who may; the others are refused. */
  readonly may: readonly Role[];
  readonly input: (objects: Objects) => Fields;
}

const office: readonly Role[] = ['inspector', 'administrator'];
const crew: readonly Role[] = ['streamer', 'owner', 'live admin'];
/** Domain 3.1: freeze and unfreeze a viewer. */
const freezers: readonly Role[] = [...crew, 'administrator'];
const against = ({ live_id, member: uid }: Objects) => ({ live_id, uid, reason: 'noise' });
const page = { page: 1, page_size: 5 };

/** P04, P05 as domain 3.1 has them, in an order in which each can be done after the one before. */
export const matrix: Readonly<Record<Exclude<ModerationCall, 'moderation.acknowledge'>, Entry>> = {
  'moderation.mine': { may: roles, input: () => page },
  'moderation.violation': { may: roles, input: ({ live_id }) => ({ live_id }) },
  'moderation.warnings': { may: roles, input: ({ live_id }) => ({ live_id, ...page }) },
  'moderation.warn': { may: [...crew, ...office], input: against },
  'moderation.freeze': { may: freezers, input: (objects) => ({ ...against(objects), type: 3 }) },
  'moderation.frozen': { may: freezers, input: ({ channel_id }) => ({ channel_id, ...page }) },
  'moderation.unfrozen': { may: freezers, input: ({ channel_id }) => ({ channel_id, ...page }) },
  'moderation.unfreeze': { may: freezers, input: ({ channel_id, member: uid }) => ({ channel_id, uid }) },
  'moderation.block': { may: [...crew, ...office], input: (objects) => ({ ...against(objects), on: 1 }) },
  'moderation.blocks': { may: [...crew, ...office], input: ({ live_id }) => ({ live_id, ...page }) },
  'moderation.ban': { may: office, input: ({ live_id }) => ({ live_id, reason: 'fraud' }) },
  'moderation.bans': { may: office, input: () => page },
  'moderation.liftBan': { may: office, input: () => ({ ban_id: 'none', reason: 'served its time' }) },
  'moderation.decideBan': { may: office, input: () => ({ ban_id: 'none', confirm: 1 }) },
};
