import { calls, fileLimits } from '@goldbean/contract';
import { handlersFor } from '../../../platform/http/index.ts';
import type { Files } from './files.service.ts';

export const fileRoutes = (files: Files) => ({
  files: handlersFor(calls.files, {
    upload: ({ scene }, { caller, file }) => files.upload(caller.uid, scene, file),
    async addresses({ file_ids: fileIds }, { caller }) {
      return { list: await files.addresses(caller.uid, fileIds), ttl: fileLimits.fileAddressMs };
    },
    async facts({ file_id: fileId }, { caller }) {
      const { file, canDownload } = await files.facts(caller.uid, fileId);
      const { file_id, name, mime, size } = file;
      const url = files.addressOf(file_id, caller.uid);
      return { file_id, url, ttl: fileLimits.fileAddressMs, name, mime, size, can_download: canDownload };
    },
    async cancel({ file_id: fileId }, { caller }) {
      await files.cancel(caller.uid, fileId);
      return { ok: true } as const;
    },
  }),
});
