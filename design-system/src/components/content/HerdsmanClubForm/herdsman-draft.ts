/** A meeting as who runs the club writes it. */
export interface HerdsmanMeetingDraft {
  /** Of this form, also for one that is new. */
  key: string;
  title: string;
  place: string;
  /** When it begins, UTC ms; null while it is not chosen. */
  at: number | null;
  capacity: number | null;
}

/** A herdsman club as it is written. */
export interface HerdsmanClubDraft {
  name: string;
  city: string;
  introduction: string;
  capacity: number | null;
  /** Member number of who runs it; may be empty. */
  organiser: string;
  meetings: readonly HerdsmanMeetingDraft[];
}

/** What is wrong, as sentences. */
export type HerdsmanClubErrors = Readonly<
  Partial<
    Record<'name' | 'city' | 'introduction' | 'capacity' | 'organiser' | 'pictures' | 'meetings', string>
  >
>;

/** What is wrong with one meeting, as sentences. */
export type HerdsmanMeetingErrors = Readonly<Partial<Record<'title' | 'place' | 'at' | 'capacity', string>>>;
