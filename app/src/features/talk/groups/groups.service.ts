import { calls, type GroupEntry } from '@goldbean/contract/talk';
import { request } from '../../../shared/api/index.ts';

/** G068: the latest talk first. */
export const listGroups = async (): Promise<readonly GroupEntry[]> =>
  (await request(calls.groups.list, {})).list;

/** C113. */
export const join = (room: string) => request(calls.messaging.join, { room });

/** G075. @returns what is unread after it */
export const markRead = async (room: string, seq: number): Promise<number> =>
  (await request(calls.messaging.read, { room, seq })).unread;
