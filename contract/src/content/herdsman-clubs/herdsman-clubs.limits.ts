/** Limits of herdsman clubs (S22). */
export const herdsmanClubLimits = {
  herdsmanNameCharacters: 40,
  herdsmanCityCharacters: 30,
  herdsmanIntroductionCharacters: 2_000,
  herdsmanPictures: 9,
  herdsmanPeopleMin: 2,
  herdsmanPeopleMax: 500,
  /** Meetings to come that stand at once. */
  herdsmanMeetings: 12,
  herdsmanMeetingTitleCharacters: 60,
  herdsmanMeetingPlaceCharacters: 100,
  /** So many of the people are shown, who came last first. */
  herdsmanPeopleShown: 24,
} as const;
