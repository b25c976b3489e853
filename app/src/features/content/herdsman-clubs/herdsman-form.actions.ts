import { calls, type HerdsmanClub } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { serverNow } from '../../../shared/clock/index.ts';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { loadClub } from './herdsman-clubs.actions.ts';
import * as service from './herdsman-clubs.service.ts';
import {
  blankClub,
  emptyHerdsmanForm,
  herdsmanFormState as state,
  type ClubValues,
  type MeetingValues,
} from './herdsman-form.state.ts';
import { letPicturesGo } from './herdsman-pictures.actions.ts';

/** Of a new meeting; its club has room for many more. */
const usualPlaces = 12;

/** What is not filled in is left out, so that the contract's own rules speak. */
const meetingInput = ({ id, title, place, at, capacity }: MeetingValues) => ({
  ...(id !== null && { id }),
  title,
  place,
  ...(at !== null && { starts: at }),
  ...(capacity !== null && { capacity }),
});

function inputOf({ capacity, meetings, ...said }: ClubValues): Partial<service.HerdsmanInput> {
  return {
    ...(state.clubId !== null && { club_id: state.clubId }),
    ...(state.version !== null && { version: state.version }),
    ...said,
    ...(capacity !== null && { capacity }),
    pics: state.pictures.flatMap(({ fileId }) => (fileId === null ? [] : [fileId])),
    meetings: meetings.map(meetingInput) as service.HerdsmanInput['meetings'] & object[],
  };
}

/** What the contract says of each meeting, by its key; `herdsman.meeting_time` of one that is over by this clock. */
function judgeMeetings(meetings: readonly MeetingValues[]): Record<string, Record<string, string>> {
  const wrong = calls.herdsmanClubs.save.input.shape.meetings.safeParse(meetings.map(meetingInput)).error;
  const errors: Record<string, Record<string, string>> = {};
  const note = (key: string, field: string, msgKey: string) => {
    errors[key] = { [field]: msgKey, ...errors[key] };
  };
  for (const { path, message } of wrong?.issues ?? []) {
    const meeting = meetings[Number(path[0])];
    if (meeting) note(meeting.key, String(path[1] ?? ''), message);
  }
  for (const { key, at } of meetings)
    if (at !== null && at <= serverNow()) note(key, 'starts', 'herdsman.meeting_time');
  return errors;
}

const form = createDraftForm<ClubValues, service.HerdsmanInput>({
  state: () => state,
  inputOf,
  check: (values) => {
    state.meetingErrors = judgeMeetings(values.meetings);
    const errors = fieldErrors(calls.herdsmanClubs.save.input, inputOf(values));
    return Object.keys(state.meetingErrors).length > 0 ? { meetings: 'request.invalid', ...errors } : errors;
  },
  onFailed: (error) => {
    const refused = asApiError(error);
    const field = refusedField[refused.msgKey];
    const meeting = state.values.meetings[Number(refused.detail['at']) - 1];
    const meetingField = refusedMeeting[refused.msgKey];
    if (field !== undefined) state.errors[field] = refused.msgKey;
    else if (meeting && meetingField !== undefined)
      state.meetingErrors[meeting.key] = { [meetingField]: refused.msgKey };
    else state.failure = ref(refused);
    // The form is opened again with what the club is by now.
    if (refused.msgKey === 'herdsman.changed') void loadClub();
  },
});

/** Refusals that only the server knows, by the field they belong to. */
const refusedField: Readonly<Record<string, string>> = {
  'herdsman.capacity_people': 'capacity',
  'herdsman.organiser': 'organiser',
  'file.unknown': 'pics',
};
/** Those about one meeting, which they name by its place. */
const refusedMeeting: Readonly<Record<string, string>> = {
  'herdsman.meeting_signed': 'capacity',
  'herdsman.meeting_time': 'starts',
  'herdsman.meeting_over': 'starts',
  'herdsman.meeting_missing': 'title',
};

const copyOf = ({ name, city, introduction, capacity, meetings }: HerdsmanClub): ClubValues => ({
  name,
  city,
  introduction,
  capacity,
  organiser: '',
  meetings: meetings.map(({ id, title, place, starts_ts, capacity: room }) => ({
    key: id,
    id,
    title,
    place,
    at: starts_ts,
    capacity: room,
  })),
});

/** Opens the form. @param club that is edited; null for a new one */
export function writeClub(club: HerdsmanClub | null): void {
  Object.assign(state, emptyHerdsmanForm(), {
    isOpen: true,
    clubId: club?.club_id ?? null,
    version: club?.version ?? null,
  });
  form.open(club ? copyOf(club) : blankClub());
  state.pictures = (club?.pics ?? []).map(({ file_id, url }) => ({
    key: file_id,
    name: '',
    url,
    fileId: file_id,
    share: 1,
    error: null,
  }));
}

export const changeClub = (change: Partial<ClubValues>): void => form.change(change);

export function addMeeting(): void {
  const meeting = { key: crypto.randomUUID(), id: null, title: '', place: '', at: null };
  form.change({ meetings: [...state.values.meetings, { ...meeting, capacity: usualPlaces }] });
}

export function changeMeeting(key: string, change: Partial<MeetingValues>): void {
  const { meetings } = state.values;
  for (const name of Object.keys(change)) delete state.meetingErrors[key]?.[name === 'at' ? 'starts' : name];
  form.change({
    meetings: meetings.map((meeting) => (meeting.key === key ? { ...meeting, ...change } : meeting)),
  });
}

export function removeMeeting(key: string): void {
  delete state.meetingErrors[key];
  form.change({ meetings: state.values.meetings.filter((meeting) => meeting.key !== key) });
}

export function closeForm(): void {
  letPicturesGo();
  state.isOpen = false;
}

/** G703; a refusal stays in the form, and what has not arrived of the pictures is waited for. @returns id of the club, or null */
export async function sendClub(): Promise<string | null> {
  state.failure = null;
  if (state.pictures.some(({ fileId, error }) => fileId === null && error === null)) return null;
  const clubId = await form.submit(service.saveClub);
  if (clubId !== null) closeForm();
  return clubId;
}
