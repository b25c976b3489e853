import type { QueryResult } from 'kysely';
import { vi } from 'vitest';
import type { Reader } from '../src/platform/database/index.ts';

/** How many rows the largest answer of the database has while `work` is done; -1 where nothing was asked. */
export async function mostRowsOf(reader: Reader, work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(reader.getExecutor(), 'executeQuery');
  try {
    await work();
    const answers = await Promise.all(
      asked.mock.results.map(({ value }) => value as Promise<QueryResult<unknown>>),
    );
    return Math.max(-1, ...answers.map(({ rows }) => rows.length));
  } finally {
    asked.mockRestore();
  }
}
