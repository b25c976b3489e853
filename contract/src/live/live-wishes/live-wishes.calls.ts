import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { entryErrors } from '../../shared/entry.ts';
import { id, listOf, paging, user, whole } from '../../shared/fields.ts';
import { liveWishLimits } from './live-wishes.limits.ts';
import { liveWish } from './live-wishes.schema.ts';

const runs = ['live.missing', 'live.ended', 'live.stopped', 'request.forbidden'] as const;

/** Gifts that a teacher hopes for in a live session (D18); not the wish pool. */
export const liveWishCalls = defineCalls({
  list: defineCall({
    id: 'C053',
    service: 'livego',
    path: 'api/yearn/list',
    summary: 'What the teacher of a live session hopes for, the oldest wish first.',
    input: z.object({ live_id: id() }),
    output: z.object({ list: z.array(liveWish) }),
    errors: ['live.missing', ...entryErrors],
  }),
  people: defineCall({
    id: 'C054',
    service: 'livego',
    path: 'api/wish/people',
    summary: 'Who gave what a wish hopes for, and how many; whoever gave most first, of equals the earlier.',
    input: z.object({ wish_id: id(), ...paging }),
    output: listOf(z.object({ user, n: z.number().int().positive() })),
    errors: ['live.wish_missing', ...entryErrors],
  }),
  save: defineCall({
    id: 'G133',
    service: 'livego',
    path: 'api/yearn/save',
    summary:
      'Hopes for a gift; one that is hoped for already gets another target and keeps what has come (P05).',
    writes: true,
    input: z.object({
      live_id: id(),
      gift_id: id(),
      target: whole(1, liveWishLimits.liveWishTargetMax, 'live.wish_target'),
    }),
    output: z.object({ id: z.string() }),
    errors: [...runs, 'gift.missing', 'live.wish_target', 'live.wishes_full'],
  }),
  remove: defineCall({
    id: 'G134',
    service: 'livego',
    path: 'api/yearn/delete',
    summary: 'Hopes for it no longer (P05). The gifts stay given.',
    writes: true,
    input: z.object({ id: id() }),
    output: z.object({ ok: z.literal(true) }),
    errors: [...runs, 'live.wish_missing'],
  }),
});
