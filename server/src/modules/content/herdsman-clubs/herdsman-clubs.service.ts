import {
  herdsmanClubLimits,
  nobody,
  type CallAnswer,
  type CallRequest,
  type calls,
  type HerdsmanClub,
} from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attend } from './attend-meeting.usecase.ts';
import type { HerdsmanClubPorts } from './herdsman-clubs.ports.ts';
import {
  findCities,
  findClub,
  findClubs,
  findPeople,
  findPictures,
  insertClub,
  insertPerson,
  lockClub,
  writePictures,
  type ClubPicture,
  type ClubRow,
} from './herdsman-clubs.repository.ts';
import { findMeetings, findSigned, insertAttendee, insertMeeting } from './meetings.repository.ts';
import { createClubEditor, isAdmin } from './write-club.usecase.ts';

type HerdsmanClubsRequest<Name extends keyof typeof calls.herdsmanClubs> = CallRequest<
  (typeof calls.herdsmanClubs)[Name]
>;
type HerdsmanClubsAnswer<Name extends keyof typeof calls.herdsmanClubs> = CallAnswer<
  (typeof calls.herdsmanClubs)[Name]
>;

/** A club that something else than our desk brings, such as the demo. */
export interface ImportedClub extends Pick<ClubRow, 'name' | 'city' | 'introduction' | 'capacity'> {
  readonly organiserUid: string;
  readonly pictures: readonly ClubPicture[];
  /** Who is in it beside the organiser, who came first first. */
  readonly people: readonly string[];
  readonly meetings: readonly {
    readonly title: string;
    readonly place: string;
    /** UTC ms. */
    readonly startsAt: number;
    readonly capacity: number;
    /** Who has signed up. */
    readonly signed: readonly string[];
  }[];
}

/** Herdsman clubs (S22): everybody sees them, members join and sign up for meetings, who runs one writes it. */
export function createHerdsmanClubs(ports: HerdsmanClubPorts) {
  const { database, clock, ids, idempotency, users } = ports;
  const { reader } = database;
  const write = createClubEditor(ports);

  /** @param viewer null for a visitor, who is told no names but the organiser's */
  async function viewOf(from: Reader, row: ClubRow, viewer: Actor | null): Promise<HerdsmanClub> {
    const { club_id, name, city, introduction, capacity, organiser_uid, version } = row;
    const uid = viewer?.uid ?? null;
    const people = await findPeople(from, club_id);
    const shown = uid === null ? [] : people.slice(0, herdsmanClubLimits.herdsmanPeopleShown);
    const [known, pics, meetings, signed] = [
      await users.many(from, [...new Set([organiser_uid, ...shown])]),
      await findPictures(from, club_id),
      await findMeetings(from, club_id, clock.now()),
      uid === null ? new Set<string>() : await findSigned(from, club_id, uid),
    ];
    const { nickname, img } = known.get(organiser_uid) ?? nobody(organiser_uid);
    return {
      club_id,
      name,
      city,
      introduction,
      capacity,
      people: people.length,
      joined: uid !== null && people.includes(uid),
      version,
      pics,
      organiser: { nickname, img },
      organises: uid === organiser_uid,
      may_edit: viewer !== null && (viewer.uid === organiser_uid || isAdmin(viewer)),
      members: shown.map((one) => known.get(one) ?? nobody(one)),
      meetings: meetings.map(({ meeting_id, starts_at, ...rest }) => ({
        ...rest,
        id: meeting_id,
        starts_ts: starts_at,
        mine: signed.has(meeting_id),
      })),
    };
  }

  return {
    /** G700. @param viewer null for a visitor */
    async list(
      viewer: Actor | null,
      { q, city, mine, page, page_size }: HerdsmanClubsRequest<'list'>,
    ): Promise<HerdsmanClubsAnswer<'list'>> {
      const { rows, total } = await findClubs(reader, {
        q,
        city,
        uid: viewer?.uid ?? null,
        isMine: mine,
        now: clock.now(),
        limit: page_size,
        offset: (page - 1) * page_size,
      });
      const list = rows.map(({ cover, next_title, next_at, ...row }) => ({
        ...row,
        cover: cover ?? '',
        next: next_title === null || next_at === null ? null : { title: next_title, starts_ts: next_at },
      }));
      return { list, total, page, page_size, cities: await findCities(reader) };
    },

    /** G701. @param viewer null for a visitor */
    async detail(
      viewer: Actor | null,
      { club_id }: HerdsmanClubsRequest<'detail'>,
    ): Promise<HerdsmanClubsAnswer<'detail'>> {
      const row = (await findClub(reader, club_id)) ?? refuse('herdsman.missing');
      return { club: await viewOf(reader, row, viewer) };
    },

    /** G702. */
    attend: (
      actor: Actor,
      given: HerdsmanClubsRequest<'attend'>,
      intent: IdempotencyKey,
    ): Promise<HerdsmanClubsAnswer<'attend'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const club = (await lockClub(tx, given.club_id)) ?? refuse('herdsman.missing');
          await attend(tx, club, actor.uid, given, clock.now());
          return { club: await viewOf(tx, club, actor) };
        }),
      ),

    /** G703. */
    save: (
      actor: Actor,
      given: HerdsmanClubsRequest<'save'>,
      intent: IdempotencyKey,
    ): Promise<HerdsmanClubsAnswer<'save'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => ({ club_id: await write(tx, actor, given) })),
      ),

    /** A club from elsewhere, as it stands there. @returns its id */
    async importClub(tx: Tx, given: ImportedClub): Promise<string> {
      const { name, city, introduction, capacity, organiserUid, pictures, people, meetings } = given;
      const clubId = ids.next();
      const now = clock.now();
      await insertClub(tx, {
        club_id: clubId,
        name,
        city,
        introduction,
        capacity,
        organiser_uid: organiserUid,
        created_at: now,
      });
      await writePictures(tx, clubId, pictures);
      for (const uid of [organiserUid, ...people]) await insertPerson(tx, clubId, uid, now);
      for (const { title, place, startsAt, capacity: room, signed } of meetings) {
        const meetingId = ids.next();
        await insertMeeting(tx, clubId, meetingId, { title, place, starts_at: startsAt, capacity: room });
        for (const uid of signed) await insertAttendee(tx, meetingId, uid, now);
      }
      return clubId;
    },
  };
}
export type HerdsmanClubs = ReturnType<typeof createHerdsmanClubs>;
