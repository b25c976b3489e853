import { emptyForm, type DraftFormState } from '../../../shared/forms/index.ts';
import { memberState } from '../../../shared/session/index.ts';

/** A meeting in the form. */
export interface MeetingValues {
  /** Of this form, also for one that is new. */
  key: string;
  /** Its id; null for a new one. */
  id: string | null;
  title: string;
  place: string;
  /** UTC ms; null while it is not chosen. */
  at: number | null;
  capacity: number | null;
}

/** A club as the fields hold it. */
export interface ClubValues {
  name: string;
  city: string;
  introduction: string;
  capacity: number | null;
  /** Member number of who runs it; may be empty. */
  organiser: string;
  meetings: MeetingValues[];
}

/** A picture on its way or there. */
export interface ClubPictureUpload {
  /** Of this form, whatever becomes of it. */
  readonly key: string;
  /** Name of the file; empty for one that the club shows already. */
  readonly name: string;
  /** Address of what is shown. */
  readonly url: string;
  /** Null until it has arrived. */
  fileId: string | null;
  /** Share that is sent, 0 to 1. */
  share: number;
  /** Why it did not arrive; null where it did, or is on its way. */
  error: unknown;
}

export interface HerdsmanFormState extends DraftFormState<ClubValues> {
  isOpen: boolean;
  /** The club that is edited; null for a new one. */
  clubId: string | null;
  /** Of the club as it was when the form opened; null for a new one. */
  version: number | null;
  pictures: ClubPictureUpload[];
  /** What is wrong with meetings: by their key, field of the call to `msg_key`. */
  meetingErrors: Record<string, Record<string, string>>;
  /** Why the last try did not arrive, as something thrown; null where it did. */
  failure: unknown;
}

export const blankClub = (): ClubValues => ({
  name: '',
  city: '',
  introduction: '',
  capacity: 30,
  organiser: '',
  meetings: [],
});

export const emptyHerdsmanForm = (): HerdsmanFormState => ({
  ...emptyForm(blankClub()),
  isOpen: false,
  clubId: null,
  version: null,
  pictures: [],
  meetingErrors: {},
  failure: null,
});

export const herdsmanFormState = memberState<HerdsmanFormState>(emptyHerdsmanForm);
