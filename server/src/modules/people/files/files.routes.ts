import { calls } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Files } from './files.service.ts';

export const fileRoutes = (files: Files) => ({
  files: handlersFor(calls.files, {
    async upload({ scene }, { caller, file }) {
      return { ...(await files.upload(caller.uid, scene, file)), duration: null };
    },
    async cancel({ file_id: fileId }, { caller }) {
      await files.cancel(caller.uid, fileId);
      return { ok: true } as const;
    },
  }),
});
