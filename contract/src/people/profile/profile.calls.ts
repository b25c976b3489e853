import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, listOf, paging, text, user } from '../../shared/fields.ts';
import { identityLimits } from '../identity/identity.limits.ts';
import { followedUser, memberFollow, onAir, profileVisit, visitPrivacy } from './profile.schema.ts';

const profiled = user.extend({ intro: z.string() });

export const profileCalls = defineCalls({
  show: defineCall({
    id: 'G007',
    service: 'hljwgo',
    path: 'v2/member/profile',
    summary:
      'A member as others see them. To look is a visit, counted once a day, unless the looker visits unseen (S43).',
    input: z.object({ uid: id() }),
    output: z.object({
      user: profiled,
      /** Null of myself. */
      follow: memberFollow.nullable(),
      /** Members who follow them. */
      fans: z.number().int(),
      /** Members whom they follow. */
      following: z.number().int(),
      /** Looks of others, one a day and visitor; null where they keep the number to themselves. */
      visitors: z.number().int().nullable(),
      /** `channels`: in which they go on air. `lives`: on air with, so far. */
      stats: z.object({ channels: z.number().int(), lives: z.number().int() }),
      /** Channels in which they go on air, oldest first. */
      channels: z.array(z.object({ channel_id: z.string(), name: z.string() })),
      /** What they are on air with now; null while they are not. */
      on_air: onAir.nullable(),
      /** My own switches; null of others. */
      privacy: visitPrivacy.nullable(),
    }),
    errors: ['request.not_found'],
  }),
  edit: defineCall({
    id: 'G008',
    service: 'hljwgo',
    path: 'v2/member/profile/edit',
    summary: 'Change my nickname, portrait or introduction; what is left out stays.',
    writes: true,
    input: z.object({
      nickname: text(identityLimits.nicknameCharacters, 'account.nickname_required').optional(),
      /** `file_id` of an upload of the scene `avatar`. */
      img: id().optional(),
      intro: text(identityLimits.introCharacters).optional(),
    }),
    output: z.object({ user: profiled }),
  }),
  fans: defineCall({
    id: 'G009',
    service: 'hljwgo',
    path: 'v2/member/fans',
    summary: 'Who follows a member, the latest first.',
    input: z.object({ uid: id(), ...paging }),
    output: listOf(followedUser),
    errors: ['request.not_found'],
  }),
  visitors: defineCall({
    id: 'G010',
    service: 'hljwgo',
    path: 'v2/member/visitors',
    summary: 'Who looked at my profile, the latest first; the list is mine alone.',
    input: z.object({ ...paging }),
    output: listOf(profileVisit),
  }),
  follow: defineCall({
    id: 'G011',
    service: 'hljwgo',
    path: 'v2/member/follow',
    summary: 'Follow a member (1) or stop following (0); a repeat changes nothing.',
    writes: true,
    input: z.object({ uid: id(), action: flag() }),
    /** `fans`: of the member, afterwards. */
    output: memberFollow.extend({ fans: z.number().int() }),
    errors: ['request.not_found', 'profile.self'],
  }),
  privacy: defineCall({
    id: 'G460',
    service: 'hljwgo',
    path: 'v2/member/profile/privacy',
    summary: 'What others learn of my visitors and of my visits (S43); what is left out stays.',
    writes: true,
    input: z.object({ visitors_hidden: flag().optional(), visits_unseen: flag().optional() }),
    output: visitPrivacy,
  }),
});
