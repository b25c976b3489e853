import { refuse } from '../../../../platform/refusal.ts';
import type { MessagingPorts } from '../messaging.ports.ts';

/** An upload by what its id ends with. */
const uploadOf = (uid: string, fileId: string) =>
  fileId.startsWith(`${uid}-`)
    ? {
        file_id: fileId,
        name: 'a.png',
        size: 9,
        mime: 'image/png',
        w: /(doc|voice|avi)$/.test(fileId) ? null : 4,
        h: /(doc|voice|avi)$/.test(fileId) ? null : 3,
        duration: /(mp4|voice)$/.test(fileId) ? 60_400 : null,
      }
    : refuse('file.unknown');

/** Uploads in the place of the feature that stores them. @param dropped gets those that nothing shows any more */
export const uploadsOf = (dropped: string[]): MessagingPorts['files'] => ({
  take: async (_, uid, fileId) => uploadOf(uid, fileId),
  takeToPlay: async (_, uid, fileId) => ({
    ...uploadOf(uid, fileId),
    conversion: fileId.endsWith('avi') ? 'waiting' : null,
    played_id: null,
    poster_id: null,
  }),
  async drop(_tx, fileId, isUsed) {
    if (!(await isUsed())) dropped.push(fileId);
  },
});
