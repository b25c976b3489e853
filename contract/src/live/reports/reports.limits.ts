/** Limits of reports of live rooms. */
export const reportLimits = {
  /** What happened, in characters. */
  reportCharacters: 500,
  /** Pictures of one report, as of announcements (D33). */
  reportPictures: 9,
} as const;
