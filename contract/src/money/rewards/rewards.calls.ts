import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import {
  listOf,
  paging,
  requestId,
  shanghaiTime,
  text,
  timestamp,
  user,
  opaque,
} from '../../shared/fields.ts';
import { rewardLimits } from './rewards.limits.ts';
import { claimKind, claimKinds, reward, signInState } from './rewards.schema.ts';

/** A number that the browser keeps: one device does not invite itself (K24). */
const device = () => opaque(64).optional();

export const rewardCalls = defineCalls({
  list: defineCall({
    id: 'G163',
    service: 'hljwgo',
    path: 'v2/reward/list',
    summary: 'The rewards that are given once, and which of them I can claim now.',
    input: z.object({}),
    output: z.object({ list: z.array(reward) }),
  }),
  claim: defineCall({
    id: 'G013',
    service: 'hljwgo',
    path: 'v2/reward/claim',
    summary:
      'Claim a reward that is given once: the newcomer gift (K18), or for the finished guidance (K23).',
    rate: 'money',
    writes: true,
    input: z.object({
      /** `guide` is an older word for `guidance`. */
      kind: z
        .enum([...claimKinds, 'guide'], 'request.invalid')
        .transform((kind) => (kind === 'guide' ? 'guidance' : kind))
        .pipe(claimKind),
      device: device(),
      request_id: requestId(),
    }),
    /** What this claim gave. */
    output: z.object({ beans: z.number().int(), credits: z.number().int() }),
    errors: [
      'reward.claimed',
      'reward.not_approved',
      'reward.steps_left',
      'reward.newcomers_only',
      'system.repeated',
    ],
  }),
  signIn: defineCall({
    id: 'G014',
    service: 'hljwgo',
    path: 'v2/sign/in',
    summary: "Today's sign-in: more beans for each day in a row, day 1 again after a missed one (K25, D50).",
    rate: 'money',
    writes: true,
    input: z.object({ request_id: requestId().optional() }),
    /** `beans`: what today gave; the calendar is of this month. */
    output: signInState.extend({ beans: z.number().int() }),
    errors: ['reward.signed_in', 'system.repeated'],
  }),
  signInState: defineCall({
    id: 'G164',
    service: 'hljwgo',
    path: 'v2/sign/calendar',
    summary: 'My sign-ins of a month, how long the streak is, and what the next one gives.',
    input: z.object({
      /** `YYYY-MM` in Asia/Shanghai; left out, this month. */
      month: z
        .string('request.invalid')
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'request.invalid')
        .optional(),
    }),
    output: signInState,
  }),
  invites: defineCall({
    id: 'G015',
    service: 'hljwgo',
    path: 'v2/invite/list',
    summary: 'My invite code, the friends who gave it in, and what they have brought me (K24).',
    input: z.object({ device: device(), ...paging }),
    output: listOf(
      z.object({
        user,
        /**
         * `joined`: gave my code in; `held`: finished the guidance, and I am paid 24 hours later; `completed`: I was
         * paid; `refused`: from a device or an address of mine.
         */
        state: z.enum(['joined', 'held', 'completed', 'refused']),
        beans: z.number().int(),
        /** When the friend gave the code in. */
        at: shanghaiTime(),
        at_ts: timestamp(),
      }),
    ).extend({
      code: z.string(),
      /** Beans that all friends together have brought. */
      sum: z.number().int(),
      /** Who invited me; null when nobody did. */
      inviter: user.nullable(),
      /** Whether I may still give a friend's code in. */
      can_bind: z.boolean(),
    }),
  }),
  bindInvite: defineCall({
    id: 'G165',
    service: 'hljwgo',
    path: 'v2/invite/bind',
    summary: 'Say who invited me, once and before I finish the guidance: that pays my friend (K24, D51).',
    writes: true,
    input: z.object({
      code: text(rewardLimits.inviteCodeCharacters, 'invite.unknown', 'invite.unknown').transform((code) =>
        code.toUpperCase(),
      ),
      device: device(),
      request_id: requestId().optional(),
    }),
    output: z.object({ inviter: user }),
    errors: [
      'invite.unknown',
      'invite.self',
      'invite.same_place',
      'invite.mutual',
      'invite.bound',
      'invite.late',
      'system.repeated',
    ],
  }),
});
