/** Sizes of uploads, in bytes (K07, V09, D33). */
export const fileLimits = {
  imageBytes: 10_485_760,
  fileBytes: 52_428_800,
  videoBytes: 209_715_200,
} as const;
