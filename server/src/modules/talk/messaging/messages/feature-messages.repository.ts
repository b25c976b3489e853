import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/index.ts';
import { findMessage, recallMessage } from '../messaging.repository.ts';

/** Takes a message of a feature back, by its id; one that is not there is no error. */
export async function withdrawMessage(tx: Tx, room: string, id: string, by: string): Promise<void> {
  const row = await findMessage(tx, room, id);
  if (row) await recallMessage(tx, room, row.seq, by);
}

/** Changes what a message of a feature says, unless it was recalled or blocked. */
export async function reviseMessage(tx: Tx, room: string, id: string, body: object): Promise<void> {
  await sql`
    UPDATE room_frame SET body = ${JSON.stringify(body)}::jsonb
    WHERE room = ${room} AND id = ${id} AND type = 'msg' AND status = 'normal'`.execute(tx);
}

/** Changes some of what a message says, unless it was recalled; one that staff hid says it once it is shown again. */
export async function amendMessage(tx: Tx, room: string, id: string, fields: object): Promise<void> {
  await sql`
    UPDATE room_frame SET body = body || ${JSON.stringify(fields)}::jsonb
    WHERE room = ${room} AND id = ${id} AND type = 'msg' AND status <> 'recalled'`.execute(tx);
}
