import type { Tx } from '../../../platform/database/index.ts';
import type { FanPorts } from './fans.ports.ts';
import { addMembers, fillFan, insertFan, lockClub } from './fans.repository.ts';

/** A member of a club with a past; times in UTC ms. */
export interface ImportedFan {
  readonly channelId: string;
  readonly uid: string;
  readonly joinedAt: number;
  readonly closeness: number;
  readonly unlocked: readonly number[];
  /** Null for a badge that is not lit. */
  readonly litUntil: number | null;
  readonly isAutoLight: boolean;
}

/** Takes members over whose club was stored elsewhere: for the demo and for migrated clubs. */
export function createFanImport({ seats }: Pick<FanPorts, 'seats'>) {
  /** @throws Error when the member's one seat is taken (D22) */
  return async (tx: Tx, fan: ImportedFan): Promise<void> => {
    const { channelId, uid, joinedAt, closeness, unlocked, litUntil, isAutoLight } = fan;
    await lockClub(tx, channelId);
    if (await seats.take(tx, uid, channelId)) throw new Error(`${uid} is in another club or study group`);
    await insertFan(tx, channelId, uid, joinedAt);
    await fillFan(tx, channelId, uid, {
      closeness,
      unlocked: [...unlocked],
      lit_until: litUntil,
      auto_light: isAutoLight,
    });
    await addMembers(tx, channelId, 1);
  };
}
