import { z } from 'zod';
import { defineCall, defineCalls } from '../../call.ts';
import { flag, id, listOf, paging, requestId, text, whole } from '../../shared/fields.ts';
import { herdsmanClub, herdsmanClubCard, herdsmanClubFields } from './herdsman-clubs.schema.ts';
import { herdsmanClubLimits as limits } from './herdsman-clubs.limits.ts';

/** Herdsman clubs (S22): people of one city who meet. */
export const herdsmanClubCalls = defineCalls({
  list: defineCall({
    id: 'G700',
    service: 'cms',
    path: 'herdsman/list',
    summary: 'Herdsman clubs, those that meet next first, and the cities that have any; open to everybody.',
    access: 'open',
    input: z.object({
      /** Words of the name. */
      q: text(limits.herdsmanNameCharacters).optional().default(''),
      /** As the list of cities spells it. */
      city: text(limits.herdsmanCityCharacters).optional().default(''),
      /** Only those I am in; a visitor is in none. */
      mine: flag().optional().default(false),
      ...paging,
    }),
    output: listOf(herdsmanClubCard).extend({
      /** Every city with its clubs, whatever is looked for; most clubs first. */
      cities: z.array(z.object({ city: z.string(), clubs: z.number().int() })),
    }),
  }),
  detail: defineCall({
    id: 'G701',
    service: 'cms',
    path: 'herdsman/detail',
    summary: 'A club with its meetings to come; who is in it is told to members alone.',
    access: 'open',
    input: z.object({ club_id: id() }),
    output: z.object({ club: herdsmanClub }),
    errors: ['herdsman.missing'],
  }),
  attend: defineCall({
    id: 'G702',
    service: 'cms',
    path: 'herdsman/attend',
    summary:
      'Join a club or leave it; with `meeting_id` sign up for one of its meetings or take that back. Again, it changes nothing. Who leaves is signed up for no meeting to come any more.',
    writes: true,
    input: z.object({
      club_id: id(),
      meeting_id: id().optional(),
      on: flag(),
      request_id: requestId().optional(),
    }),
    output: z.object({ club: herdsmanClub }),
    errors: [
      'herdsman.missing',
      'herdsman.full',
      'herdsman.organiser_stays',
      'herdsman.not_in',
      'herdsman.meeting_missing',
      'herdsman.meeting_over',
      'herdsman.meeting_full',
    ],
  }),
  save: defineCall({
    id: 'G703',
    service: 'cms',
    path: 'herdsman/save',
    summary:
      'Write a club: who runs it and administrators; without `club_id` an administrator opens a new one. Meetings that are left out are called off.',
    writes: true,
    input: z.object({
      club_id: id().optional(),
      /** Of the club as it was read, needed to change one: what somebody else wrote since is not undone. */
      version: whole(0).optional(),
      ...herdsmanClubFields,
      /** Member number of who runs it, from administrators alone; left out it stays, or is the administrator. */
      organiser: text(20).optional().default(''),
      request_id: requestId().optional(),
    }),
    output: z.object({ club_id: z.string() }),
    errors: [
      'herdsman.missing',
      'herdsman.changed',
      'herdsman.name',
      'herdsman.city',
      'herdsman.introduction',
      'herdsman.capacity',
      'herdsman.pictures',
      'herdsman.meetings',
      'herdsman.meeting_title',
      'herdsman.meeting_place',
      'herdsman.meeting_time',
      'herdsman.meeting_capacity',
      'herdsman.organiser',
      'herdsman.capacity_people',
      'herdsman.meeting_signed',
      'herdsman.meeting_missing',
      'herdsman.meeting_over',
      'file.unknown',
    ],
  }),
});
