/** What an upload is for: decides kinds and sizes. */
export const uploadScenes = ['avatar', 'live', 'chat'] as const;
