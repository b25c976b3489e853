/** Whom a live session is for: everybody, subscribers, fans, iron fans, those who paid. */
export const courseTypes = [1, 2, 3, 4, 5] as const;
/** Of who paid: it asks the price of a ticket (D30). */
export const paidCourse: LiveCourseType = 5;
type LiveCourseType = (typeof courseTypes)[number];

export const replayModes = ['permanent', 'limited', 'none'] as const;
type LiveReplayMode = (typeof replayModes)[number];

/** A live session as its form holds it. Moments are UTC ms. */
export interface LiveSettingsDraft {
  channelId: string;
  name: string;
  /** May stay empty. */
  theme: string;
  introduction: string;
  /** `null` until it is chosen (V29). */
  startAt: number | null;
  /** May stay empty (D02). */
  previewAt: number | null;
  /** `null` until it is chosen (V29). */
  courseType: LiveCourseType | null;
  /** As typed, in beans; counts only for course type 5 (D30). */
  ticketBeans: string;
  /** `null` until it is chosen: nothing is preselected (V30). */
  blockNetwork: boolean | null;
  replayMode: LiveReplayMode;
  /** As typed; counts only for `limited`, 1 to 7 (V31, D28). */
  replayDays: string;
}

/** A field that can be refused. */
export type LiveSettingsField = keyof LiveSettingsDraft | 'admins' | 'goods';

/** A member who may help to run the live session. */
export interface SettingsPerson {
  uid: string;
  nickname: string;
  /** Address of the picture, or empty. */
  img: string;
  /** What members quote. */
  jwcode: string;
}

/** Something that can be shown in the room. */
export interface SettingsProduct {
  id: string;
  name: string;
  /** Address of the picture, or empty. */
  cover: string;
  /** In units of its currency. */
  price: { amount: number; currency: string };
}

/** What is there to choose from; `reason` is a sentence for the member. */
export type SettingsChoices<One> =
  | { kind: 'loading' }
  | { kind: 'error'; reason: string; onRetry: () => void }
  | { kind: 'ready'; list: readonly One[] };

/** What the parts of the form share. */
export interface LiveSettingsPart {
  draft: LiveSettingsDraft;
  /** Why fields are refused, as sentences for the member. */
  errors: Partial<Record<LiveSettingsField, string>>;
  onChange: (change: Partial<LiveSettingsDraft>) => void;
}
