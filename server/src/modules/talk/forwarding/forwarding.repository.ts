import { sql, type Selectable } from 'kysely';
import { withDates, type Moment, type Reader, type Tx } from '../../../platform/database/index.ts';

type ForwardingTables = {
  merged_card: { card_id: string; title: string; depth: number; created_at: Moment };
  merged_item: { card_id: string; place: number; sender: string; kind: string; body: unknown; ts: Moment };
  merged_file: { card_id: string; file_id: string };
};
export type CardRow = Selectable<ForwardingTables['merged_card']>;
export type ItemRow = Selectable<ForwardingTables['merged_item']>;

const tables = (reader: Reader) => reader.withTables<ForwardingTables>();

/**
 * Keeps a card with its items and the uploads they show, those of the cards inside it among them.
 * @param inside cards that are items of it
 */
export async function insertCard(
  tx: Tx,
  card: CardRow,
  items: readonly ItemRow[],
  fileIds: readonly string[],
  inside: readonly string[],
): Promise<void> {
  await tables(tx).insertInto('merged_card').values(withDates(card, 'created_at')).execute();
  await tables(tx)
    .insertInto('merged_item')
    .values(items.map((item) => withDates(item, 'ts')))
    .execute();
  await sql`
    INSERT INTO merged_file (card_id, file_id)
    SELECT ${card.card_id}::text, file_id FROM (
      SELECT unnest(${[...fileIds]}::text[]) AS file_id
      UNION SELECT file_id FROM merged_file WHERE card_id = ANY(${[...inside]}::text[])
    ) AS shown`.execute(tx);
}

export const findCard = (reader: Reader, cardId: string): Promise<CardRow | undefined> =>
  tables(reader).selectFrom('merged_card').selectAll().where('card_id', '=', cardId).executeTakeFirst();

/** How deep the deepest of these cards is, 0 without any. */
export async function deepestOf(reader: Reader, cardIds: readonly string[]): Promise<number> {
  const { depth } = await tables(reader)
    .selectFrom('merged_card')
    .select((select) => select.fn.max<number | null>('depth').as('depth'))
    .where('card_id', '=', sql<string>`ANY(${[...cardIds]}::text[])`)
    .executeTakeFirstOrThrow();
  return depth ?? 0;
}

export const findItem = (reader: Reader, cardId: string, place: number): Promise<ItemRow | undefined> =>
  tables(reader)
    .selectFrom('merged_item')
    .selectAll()
    .where('card_id', '=', cardId)
    .where('place', '=', place)
    .executeTakeFirst();

export const findItems = (reader: Reader, cardId: string): Promise<ItemRow[]> =>
  tables(reader)
    .selectFrom('merged_item')
    .selectAll()
    .where('card_id', '=', cardId)
    .orderBy('place')
    .execute();

/** The cards that hold uploads, each with the upload. */
export const findCardsWith = (
  reader: Reader,
  fileIds: readonly string[],
): Promise<{ card_id: string; file_id: string }[]> =>
  tables(reader)
    .selectFrom('merged_file')
    .selectAll()
    .where('file_id', '=', sql<string>`ANY(${[...fileIds]}::text[])`)
    .execute();
