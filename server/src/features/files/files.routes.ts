import { fileCalls } from '@goldbean/contract';
import { handlersFor } from '../../platform/http/index.ts';
import type { Files } from './files.service.ts';

export const fileRoutes = (files: Files) =>
  handlersFor(fileCalls, {
    async upload({ scene }, { caller, file }) {
      return { ...(await files.upload(caller.uid, scene, file)), duration: null };
    },
    async cancelUpload({ file_id: fileId }, { caller }) {
      await files.cancel(caller.uid, fileId);
      return { ok: true } as const;
    },
  });
