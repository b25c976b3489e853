import { sql, type ColumnType, type RawBuilder } from 'kysely';
import pg from 'pg';

/**
 * A column of type `timestamptz`: read as UTC ms, written as a `Date`. Only moments of the injected clock are written,
 * never `now()`: PostgreSQL keeps microseconds, and a moment read back would no longer equal itself.
 */
export type Moment = ColumnType<number, Date, Date>;

type Dated<Value> = Value extends number ? Date : Value;
type WithDates<Row, Name extends keyof Row> = {
  [Key in keyof Row]: Key extends Name ? Dated<Row[Key]> : Row[Key];
};

/**
 * A row as it is written, out of one as it is read.
 * @param names its moments, in UTC ms; those that are null or left out stay so
 */
export function withDates<Row extends object, Name extends keyof Row>(
  row: Row,
  ...names: readonly Name[]
): WithDates<Row, Name> {
  const dates = names.flatMap((name) => {
    const ms = row[name];
    return typeof ms === 'number' ? [[name, new Date(ms)] as const] : [];
  });
  return { ...row, ...Object.fromEntries(dates) } as WithDates<Row, Name>;
}

/** For a comparison with a column of moments, which Kysely types as what is read from it. `ms` in UTC ms. */
export const momentAt = (ms: number): RawBuilder<number> => sql<number>`${new Date(ms)}::timestamptz`;

const { TIMESTAMPTZ } = pg.types.builtins;
/** Of `timestamptz[]`, which the driver's list does not name. */
const timestamptzArray = 1185;

const readDate: (text: string) => Date = pg.types.getTypeParser(TIMESTAMPTZ, 'text');
const readDates: (text: string) => (Date | null)[] = pg.types.getTypeParser(
  timestamptzArray as typeof TIMESTAMPTZ,
  'text',
);

const parsers = new Map<number, (text: string) => unknown>([
  [TIMESTAMPTZ, (text) => readDate(text).getTime()],
  [timestamptzArray, (text) => readDates(text).map((date) => date && date.getTime())],
]);

/**
 * How our own connections read values: moments as UTC ms, the rest as the driver does. Not set for the whole driver,
 * because the job queue reads its own tables by it and wants `Date`.
 */
export const ownTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => parsers.get(oid) ?? pg.types.getTypeParser(oid, format),
};
