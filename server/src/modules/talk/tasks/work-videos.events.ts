import type { Database, Tx } from '../../../platform/database/index.ts';
import type { TaskPorts } from './tasks.ports.ts';
import { findOwnersOfFiles } from './tasks.repository.ts';

/**
 * Notifies the room of a class that a video of somebody's work plays now, or never will (D32). The room learns which file it
 * is and nothing of it: who may see the work asks.
 */
export const notifyWorkVideos =
  (database: Pick<Database, 'afterCommit'>, rooms: Pick<TaskPorts['rooms'], 'count'>) =>
  async (tx: Tx, { file_id }: { readonly file_id: string }): Promise<void> => {
    for (const { task_id, room } of await findOwnersOfFiles(tx, [file_id]))
      database.afterCommit(tx, () =>
        rooms.count(room, `task_file_${file_id}`, { kind: 'task_file', task_id, file_id }),
      );
  };
