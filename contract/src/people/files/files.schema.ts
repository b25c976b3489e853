/** What an upload is for: decides kinds and sizes, and whether everybody may see it or only who has the right. */
export const uploadScenes = [
  'avatar',
  'live',
  'chat',
  'announcement',
  'work',
  'report',
  'post',
  'article',
  'feedback',
  'wish',
  'wish_recording',
  'short_video',
  'herdsman',
  'ebook',
  'ebook_cover',
] as const;
