/** Whom a live session is for: everybody, subscribers, fans, iron fans, those who paid. */
export const courseTypes = [1, 2, 3, 4, 5] as const;
type LiveCourseType = (typeof courseTypes)[number];

export const replayModes = ['permanent', 'limited', 'none'] as const;
type LiveReplayMode = (typeof replayModes)[number];

/** A live session as its form holds it. Moments are `datetime-local` text in the member's own zone. */
export interface LiveSettingsDraft {
  channelId: string;
  name: string;
  /** May stay empty. */
  theme: string;
  introduction: string;
  startTime: string;
  /** May stay empty (D02). */
  previewTime: string;
  /** `null` until it is chosen (V29). */
  courseType: LiveCourseType | null;
  /** `null` until it is chosen: nothing is preselected (V30). */
  blockNetwork: boolean | null;
  replayMode: LiveReplayMode;
  /** As typed; counts only for `limited`, 1 to 7 (V31, D28). */
  replayDays: string;
}

/** A field that can be refused. */
export type LiveSettingsField = keyof LiveSettingsDraft | 'admins' | 'goods';

/** What the parts of the form share. */
export interface LiveSettingsPart {
  draft: LiveSettingsDraft;
  /** Why fields are refused, as sentences for the member. */
  errors: Partial<Record<LiveSettingsField, string>>;
  onChange: (change: Partial<LiveSettingsDraft>) => void;
}
