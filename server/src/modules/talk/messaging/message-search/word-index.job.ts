import type { Database } from '../../../../platform/database/index.ts';
import type { Log } from '../../../../platform/log.ts';
import { writeWords } from './words.repository.ts';

/** Frames of one transaction: who recalls a message waits for one at most. */
const mostAtOnce = 200;

/**
 * Writes the words by which messages are found (G130), once a second and apart from the messages: they take longer than
 * the messages themselves. A search reads the newest messages as they stand, so it misses none meanwhile. Several servers
 * may write the words of one room; whoever comes second finds them written.
 */
export function createWordIndex({ database, log }: { readonly database: Database; readonly log: Log }) {
  const due = new Set<string>();
  let writing: Promise<void> | null = null;
  let isStopped = false;

  async function writeDue(): Promise<void> {
    const rooms = [...due];
    due.clear();
    for (const room of rooms) {
      try {
        while (!isStopped && (await database.transaction((tx) => writeWords(tx, room, mostAtOnce))));
      } catch (error) {
        log.warn({ err: error, room }, 'words of messages could not be written');
        due.add(room);
      }
    }
  }

  return {
    /** Messages were added to a room. */
    added(room: string): void {
      due.add(room);
    },
    /** Once a second. */
    tick(): void {
      if (writing || due.size === 0) return;
      writing = writeDue().finally(() => {
        writing = null;
      });
    },
    /** Resolves when nothing is being written. What is still due is read by searches, and written with the next message. */
    async stop(): Promise<void> {
      isStopped = true;
      await writing;
    },
  };
}
export type WordIndex = ReturnType<typeof createWordIndex>;
