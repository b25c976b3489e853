/** Limits of reports of what members wrote. */
export const contentReportLimits = {
  /** What is wrong with it, in characters. */
  contentReportCharacters: 500,
} as const;
