import type { Selectable } from 'kysely';
import type { Message } from '@goldbean/contract';
import type { Moment, Reader } from '../../../platform/database/index.ts';

type FrameTable = {
  room: string;
  seq: number;
  type: 'msg' | 'event';
  id: string | null;
  client_msg_id: string | null;
  sender: string | null;
  kind: string;
  body: unknown;
  reply_to: string | null;
  mentions: string[];
  status: Message['status'];
  recalled_by: string | null;
  ts: Moment;
};
export type FrameRow = Selectable<FrameTable>;

/** A frame before it has its number. */
export type NewFrame = Omit<FrameRow, 'room' | 'seq' | 'status' | 'recalled_by'>;

type MessagingTables = {
  room: { name: string; epoch: string; last_seq: number; muted_all: boolean; created_at: Moment };
  room_frame: FrameTable;
  room_read: { room: string; uid: string; seq: number };
};

export const tables = (reader: Reader) => reader.withTables<MessagingTables>();
