import { coolDown } from './gains.repository.ts';
import type { WishPorts } from './wishes.ports.ts';

/** Wishes that are cooled down in one transaction. */
export const mostCooled = 500;

/** Cools the pool down every hour. @returns how to do it at once */
export function createWishCooling({ database, clock, jobs }: Pick<WishPorts, 'database' | 'clock' | 'jobs'>) {
  /** Votes older than 72 hours count as gained no more. */
  async function cool(): Promise<void> {
    while (await database.transaction((tx) => coolDown(tx, clock.now(), mostCooled)));
  }
  jobs.every('wishes.cool', '1 * * * *', cool);
  return cool;
}
