import { expect, test } from 'vitest';
import { createManualClock, createTestDatabase } from '../../../../test/test-database.ts';
import { createWishCooling } from './cool-wishes.job.ts';

test('K14: the pool is cooled down a minute after each hour', async () => {
  const { database, drop } = await createTestDatabase();
  try {
    const rhythms: [name: string, cron: string, handler: () => Promise<void>][] = [];
    const cool = createWishCooling({
      database,
      clock: createManualClock(),
      jobs: { every: (...rhythm) => void rhythms.push(rhythm) },
    });
    expect(rhythms).toEqual([['wishes.cool', '1 * * * *', cool]]);
    // Of an empty pool it comes to an end as well.
    await cool();
  } finally {
    await drop();
  }
});
