import { sql } from 'kysely';
import type { Database } from '../src/platform/database/index.ts';

/**
 * Lets every change of one row fail, as a fault in its data would.
 * @returns lets them through again
 */
export async function refuseChanges(
  { reader }: Pick<Database, 'reader'>,
  table: string,
  column: string,
  value: string,
): Promise<() => Promise<void>> {
  const name = sql.id(`refuse_${table}`);
  await sql`
    CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'no change of this row'; END $$`.execute(reader);
  await sql`
    CREATE TRIGGER ${name} BEFORE UPDATE ON ${sql.table(table)} FOR EACH ROW
    WHEN (OLD.${sql.id(column)} = ${sql.lit(value)}) EXECUTE FUNCTION ${name}()`.execute(reader);
  return async () => {
    await sql`DROP TRIGGER ${name} ON ${sql.table(table)}`.execute(reader);
    await sql`DROP FUNCTION ${name}()`.execute(reader);
  };
}
