import type { Tx } from '../../../platform/database/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createAddresses, type OpenScene } from './addresses.access.ts';
import { createConversions } from './conversions/conversions.job.ts';
import type { FileScene } from './files.domain.ts';
import type { FilesPorts, QuotaFactors } from './files.ports.ts';
import { dropUnused } from './files.repository.ts';
import { createSceneFiles } from './scene-files.provider.ts';
import { removeForgotten, sweepFiles } from './sweep-files.job.ts';
import { acceptUpload } from './uploads/accept-upload.usecase.ts';
import { adoptFile } from './uploads/adopt-file.usecase.ts';
import { asUsed, type SceneFiles, type UsedFile } from './used-files.ports.ts';

/** Uploads: checked by content, stored under generated names, deleted when nothing uses them. */
export function createFiles(ports: FilesPorts) {
  const { database, jobs } = ports;
  const scenes = createRegistry<Record<FileScene, OpenScene>>('scenes of uploads');
  const quotas = createRegistry<QuotaFactors>('what members may upload in a day');
  const addresses = createAddresses({ ...ports, scenes });
  const conversions = createConversions(ports);
  const deps = { ...ports, scenes, quotas };

  const sweep = (): Promise<void> => sweepFiles(conversions.giveUp, ports);
  jobs.every('files.sweep', '17 * * * *', sweep);

  return {
    sweep,

    /** Registers how many times the usual bytes of a day a member may upload. */
    quota: quotas.register,

    /**
     * Registers what a scene accepts and who may read it, before anything is uploaded; called by the feature that
     * uses it.
     */
    scene(scene: FileScene, rule: OpenScene): SceneFiles {
      scenes.register(scene, rule);
      return createSceneFiles(scene, conversions, ports);
    },

    addresses: addresses.addresses,
    addressOf: addresses.addressOf,
    facts: addresses.facts,
    open: addresses.open,

    /** G018. @returns it with an address for the member who sent it */
    async upload(uid: string, scene: FileScene, file: UploadedFile | null): Promise<UsedFile> {
      const row = await acceptUpload(uid, scene, file, deps);
      const used = asUsed(row);
      return used.url ? used : { ...used, url: addresses.addressOf(row.file_id, uid) };
    },

    /** Deletes an unused upload of the member (G019). @throws Refusal `file.unknown` */
    async cancel(uid: string, fileId: string): Promise<void> {
      const dropped = await database.transaction((tx) => dropUnused(tx, fileId, uid));
      if (!dropped) refuse('file.unknown');
      await removeForgotten(ports);
    },

    adopt: (tx: Tx, uid: string, scene: FileScene, content: Uint8Array, name: string): Promise<UsedFile> =>
      adoptFile(tx, { uid, scene, content, name }, deps),
  };
}
export type Files = ReturnType<typeof createFiles>;
