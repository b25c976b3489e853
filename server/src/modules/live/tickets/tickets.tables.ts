import type { TicketState } from '@goldbean/contract';
import type { Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's table; see server/migrations/live. */
export type TicketTables = {
  live_ticket: {
    ticket_id: string;
    live_id: string;
    uid: string;
    beans: number;
    state: TicketState;
    hold_id: string | null;
    bought_at: Moment;
    settled_at: Moment | null;
  };
};
export type LiveTicketRow = Selectable<TicketTables['live_ticket']>;

export const tables = (reader: Reader) => reader.withTables<TicketTables>();
