import { z } from 'zod';
import { id, json, moment, text, timestamp, user, whole } from '../../shared/fields.ts';
import { herdsmanClubLimits as limits } from './herdsman-clubs.limits.ts';

/** A meeting to come, as who runs the club writes it. */
const herdsmanMeetingFields = z.object({
  /** One that stands; left out for a new one. */
  id: id().optional(),
  title: text(limits.herdsmanMeetingTitleCharacters, 'herdsman.meeting_title', 'herdsman.meeting_title'),
  place: text(limits.herdsmanMeetingPlaceCharacters, 'herdsman.meeting_place', 'herdsman.meeting_place'),
  /** When it begins. */
  starts: moment('herdsman.meeting_time'),
  capacity: whole(1, limits.herdsmanPeopleMax, 'herdsman.meeting_capacity'),
});

/** What is written of a club, as the server takes it; the form asks the same. */
export const herdsmanClubFields = {
  name: text(limits.herdsmanNameCharacters, 'herdsman.name', 'herdsman.name'),
  city: text(limits.herdsmanCityCharacters, 'herdsman.city', 'herdsman.city'),
  introduction: text(limits.herdsmanIntroductionCharacters, 'herdsman.introduction', 'herdsman.introduction'),
  /** So many people have room in it. */
  capacity: whole(limits.herdsmanPeopleMin, limits.herdsmanPeopleMax, 'herdsman.capacity'),
  /** Ids of files of the scene `herdsman`, or that the club shows already, in their order. */
  pics: json(z.array(id()).max(limits.herdsmanPictures, 'herdsman.pictures'), 'herdsman.pictures'),
  /** All that stand from now on: one that is left out is called off. What has begun is not among them. */
  meetings: json(
    z.array(herdsmanMeetingFields).max(limits.herdsmanMeetings, 'herdsman.meetings'),
    'herdsman.meetings',
  ),
};

/** A meeting of a club, the next first. */
const herdsmanMeeting = z.object({
  id: z.string(),
  title: z.string(),
  place: z.string(),
  /** UTC ms; shown in the reader's zone. */
  starts_ts: timestamp(),
  capacity: z.number().int(),
  /** So many have signed up. */
  signed: z.number().int(),
  /** I have. */
  mine: z.boolean(),
});
export type HerdsmanMeeting = z.infer<typeof herdsmanMeeting>;

/** A club as lists show it. */
export const herdsmanClubCard = z.object({
  club_id: z.string(),
  name: z.string(),
  city: z.string(),
  /** Address of its first picture, or empty. */
  cover: z.string(),
  /** So many are in it. */
  people: z.number().int(),
  /** With so many it is full. */
  capacity: z.number().int(),
  /** The meeting to come next; null where none stands. */
  next: z.object({ title: z.string(), starts_ts: timestamp() }).nullable(),
  /** I am in it. */
  joined: z.boolean(),
});
export type HerdsmanClubCard = z.infer<typeof herdsmanClubCard>;

/** A club as its page shows it. */
export const herdsmanClub = herdsmanClubCard.omit({ cover: true, next: true }).extend({
  introduction: z.string(),
  /** Given back by who writes it (G703). */
  version: z.number().int(),
  pics: z.array(z.object({ file_id: z.string(), url: z.string() })),
  /** Who runs it. */
  organiser: user.pick({ nickname: true, img: true }),
  /** I run it, so I stay in it. */
  organises: z.boolean(),
  /** I may write it. */
  may_edit: z.boolean(),
  /** Who is in it, who came last first; none for visitors. */
  members: z.array(user),
  /** To come, the next first. */
  meetings: z.array(herdsmanMeeting),
});
export type HerdsmanClub = z.infer<typeof herdsmanClub>;
