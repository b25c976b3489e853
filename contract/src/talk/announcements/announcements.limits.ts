/** Limits of announcements. */
export const announcementLimits = {
  /** D33. */
  announcementPictures: 9,
  /** Words of an announcement, in code points after NFC (D34). */
  announcementCharacters: 3_000,
  /** E08: so long after a reminder there is none of the same announcement. In ms. */
  announcementReminderMs: 3_600_000,
} as const;
