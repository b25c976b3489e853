/** Limits of treasures (S29). */
export const treasureLimits = {
  treasureQueryCharacters: 40,
} as const;
