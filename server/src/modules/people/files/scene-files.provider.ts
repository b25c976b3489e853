import { buffer } from 'node:stream/consumers';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Conversions } from './conversions/conversions.job.ts';
import { isShownVideo, type FileScene } from './files.domain.ts';
import type { FilesPorts } from './files.ports.ts';
import { dropFile, findFiles, lockFile, useFile, type FileRow } from './files.repository.ts';
import { removeForgotten } from './sweep-files.job.ts';
import { asUsed, type SceneFiles } from './used-files.ports.ts';

/** The uploads of a scene, as the feature gets them that uses them. */
export function createSceneFiles(
  scene: FileScene,
  conversions: Pick<Conversions, 'play' | 'playedOf' | 'listen'>,
  deps: Pick<FilesPorts, 'database' | 'clock' | 'storage' | 'log'>,
): SceneFiles {
  const { database, clock, storage, log } = deps;

  const use = async (tx: Tx, uid: string, fileId: string): Promise<FileRow> =>
    (await useFile(tx, fileId, uid, scene, clock.now())) ?? refuse('file.unknown');

  return {
    take: async (tx, uid, fileId) => asUsed(await use(tx, uid, fileId)),
    takeToPlay: async (tx, uid, fileId) => conversions.play(tx, await use(tx, uid, fileId)),
    videos: async (reader, fileIds) => {
      const found = await findFiles(reader, fileIds);
      return conversions.playedOf(
        reader,
        found.filter((row) => row.scene === scene && isShownVideo(row)),
      );
    },
    onConverted: (name, listener) => conversions.listen(scene, name, listener),
    content: async (reader, fileId) => {
      const [file] = await findFiles(reader, [fileId]);
      if (file?.scene !== scene) throw new Error(`there is no file ${fileId} of the scene ${scene}`);
      return new Uint8Array(await buffer(storage.read(file.stored)));
    },
    hold: (tx, fileId) => lockFile(tx, fileId, scene),
    async drop(tx, fileId, isUsed) {
      if (!(await lockFile(tx, fileId, scene)) || (await isUsed())) return;
      await dropFile(tx, fileId);
      database.afterCommit(tx, () => {
        removeForgotten(deps).catch((error: unknown) =>
          log.warn({ err: error }, 'a file waits for its removal'),
        );
      });
    },
  };
}
