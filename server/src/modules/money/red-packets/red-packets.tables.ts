import type { BagConditions, PacketKind, PacketScene, PacketState } from '@goldbean/contract';
import type { Generated, Selectable } from 'kysely';
import type { Moment, Reader } from '../../../platform/database/index.ts';

/** The feature's tables; see server/migrations/money. */
export type PacketTables = {
  red_packet: {
    packet_id: string;
    scene: PacketScene;
    place_id: string;
    channel_id: string;
    room: string;
    sender: string;
    kind: PacketKind;
    count: number;
    total: number;
    gift_id: string | null;
    blessing: string;
    conditions: BagConditions;
    per_user: number;
    split_hash: string;
    split_seed: string;
    hold_id: string | null;
    claimed: Generated<number>;
    claimed_sum: Generated<number>;
    state: Generated<PacketState>;
    created_at: Moment;
    starts_at: Moment;
    expires_at: Moment;
    ended_at: Moment | null;
  };
  red_packet_share: {
    packet_id: string;
    place: number;
    amount: number;
    uid: string | null;
    tap: number | null;
    request_id: string | null;
    claimed_at: Moment | null;
  };
  red_packet_tap: {
    packet_id: string;
    uid: string;
    tap: number;
    request_id: string;
    amount: number;
    taps: number;
    sum: number;
    at: Moment;
  };
};
export type PacketRow = Selectable<PacketTables['red_packet']>;
export type TapRow = Selectable<PacketTables['red_packet_tap']>;

/** A share that somebody took. */
export interface TakenShare {
  readonly packet_id: string;
  readonly place: number;
  readonly amount: number;
  readonly uid: string;
  readonly tap: number;
  readonly request_id: string;
  /** UTC ms. */
  readonly claimed_at: number;
}

export const tables = (reader: Reader) => reader.withTables<PacketTables>();
