import type { CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { HerdsmanClubPorts } from './herdsman-clubs.ports.ts';
import {
  findPeople,
  findPictures,
  insertClub,
  insertPerson,
  isPictureUsed,
  lockClub,
  updateClub,
  writePictures,
  type ClubPicture,
  type ClubRow,
} from './herdsman-clubs.repository.ts';
import {
  cancelMeeting,
  findMeeting,
  findMeetings,
  insertMeeting,
  updateMeeting,
} from './meetings.repository.ts';

export type StoredClub = CallRequest<typeof calls.herdsmanClubs.save>;

/** A club that nobody else writes before the transaction ends. */
type LockedClub = Pick<ClubRow, 'club_id' | 'organiser_uid' | 'capacity'>;

export const isAdmin = ({ roles }: Actor): boolean => roles.includes('admin');

/** G703: what is written of a club, its pictures and its meetings. */
export function createClubEditor({ clock, ids, users, pictures }: HerdsmanClubPorts) {
  /** Who runs it: whom an administrator names, else who does already. */
  async function organiserOf(tx: Tx, actor: Actor, jwcode: string, present: string): Promise<string> {
    if (jwcode === '') return present;
    if (!isAdmin(actor)) return refuse('request.forbidden');
    const found = await users.numbered(tx, jwcode);
    return found && !found.isClosed ? found.uid : refuse('herdsman.organiser');
  }

  /** These are the pictures from now on; what is shown no more is deleted. */
  async function takePictures(tx: Tx, uid: string, clubId: string, asked: readonly string[]): Promise<void> {
    const before = await findPictures(tx, clubId);
    const shown: ClubPicture[] = [];
    for (const id of new Set(asked)) {
      const present = before.find(({ file_id }) => file_id === id);
      const { file_id, url } = present ?? (await pictures.take(tx, uid, id));
      shown.push({ file_id, url });
    }
    await writePictures(tx, clubId, shown);
    for (const { file_id } of before)
      if (!shown.some((picture) => picture.file_id === file_id))
        await pictures.drop(tx, file_id, () => isPictureUsed(tx, file_id));
  }

  /** These are the meetings to come from now on; one that is left out is called off. */
  async function takeMeetings(tx: Tx, clubId: string, written: StoredClub['meetings']): Promise<void> {
    const now = clock.now();
    const planned = await findMeetings(tx, clubId, now);
    for (const [place, { id, starts, ...rest }] of written.entries()) {
      const at = place + 1;
      const meeting = { ...rest, starts_at: starts };
      if (id === undefined) {
        if (starts <= now) refuse('herdsman.meeting_time', { at });
        await insertMeeting(tx, clubId, ids.next(), meeting);
        continue;
      }
      const before = (await findMeeting(tx, clubId, id)) ?? refuse('herdsman.meeting_missing', { at });
      if (before.starts_at <= now) refuse('herdsman.meeting_over', { at });
      if (starts <= now) refuse('herdsman.meeting_time', { at });
      if (meeting.capacity < before.signed) refuse('herdsman.meeting_signed', { at, signed: before.signed });
      await updateMeeting(tx, id, meeting);
    }
    const writtenIds = new Set(written.map(({ id }) => id));
    for (const { meeting_id } of planned)
      if (!writtenIds.has(meeting_id)) await cancelMeeting(tx, meeting_id, now);
  }

  async function open(tx: Tx, actor: Actor, given: StoredClub): Promise<LockedClub> {
    if (!isAdmin(actor)) return refuse('request.forbidden');
    const { name, city, introduction, capacity, organiser } = given;
    const row = {
      club_id: ids.next(),
      name,
      city,
      introduction,
      capacity,
      organiser_uid: await organiserOf(tx, actor, organiser, actor.uid),
      created_at: clock.now(),
    };
    await insertClub(tx, row);
    return row;
  }

  async function change(tx: Tx, actor: Actor, clubId: string, given: StoredClub): Promise<LockedClub> {
    const row = (await lockClub(tx, clubId)) ?? refuse('herdsman.missing');
    if (row.organiser_uid !== actor.uid && !isAdmin(actor)) return refuse('request.forbidden');
    if (given.version === undefined) return refuse('request.invalid');
    if (row.version !== given.version) return refuse('herdsman.changed');
    const { name, city, introduction, capacity, organiser } = given;
    const organiser_uid = await organiserOf(tx, actor, organiser, row.organiser_uid);
    const changed = { name, city, introduction, capacity, organiser_uid };
    await updateClub(tx, clubId, changed);
    return { club_id: clubId, ...changed };
  }

  /** @returns id of the club */
  return async (tx: Tx, actor: Actor, given: StoredClub): Promise<string> => {
    const club =
      given.club_id === undefined
        ? await open(tx, actor, given)
        : await change(tx, actor, given.club_id, given);
    await insertPerson(tx, club.club_id, club.organiser_uid, clock.now());
    const people = (await findPeople(tx, club.club_id)).length;
    if (people > club.capacity) refuse('herdsman.capacity_people', { people });
    await takePictures(tx, actor.uid, club.club_id, given.pics);
    await takeMeetings(tx, club.club_id, given.meetings);
    return club.club_id;
  };
}
