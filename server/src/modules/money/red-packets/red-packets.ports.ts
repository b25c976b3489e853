import type { CauseNote, Gift, MsgKey, PacketEvent, RedPacketBody } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Caller } from '../../../platform/http/index.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Random } from '../../../platform/random.ts';
import type { Registry } from '../../../platform/registry.ts';
import type { Notifier } from '../../people/notices/notices.ports.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** What the feature needs from others. */
export interface RedPacketPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Draws the seeds. */
  readonly random: Random;
  readonly idempotency: Idempotency;
  readonly jobs: Pick<Jobs, 'define' | 'at'>;
  readonly users: Pick<Users, 'many'>;
  readonly groups: PacketGroups;
  readonly channels: {
    /** The member's ties to the channel. */
    membership(
      reader: Reader,
      channelId: string,
      uid: string,
    ): Promise<{ readonly followed: boolean; readonly subscribed: boolean }>;
  };
  readonly rooms: PacketRooms;
  readonly wallet: PacketWallet;
  readonly notices: Notifier;
}

/** What is built later and has a part in packets, each registered by the feature that plays it. */
export interface PacketParts {
  /** Where bags and rain fall. */
  readonly live: PacketLives;
  /** What bags may hold instead of beans. */
  readonly gifts: PacketGifts;
}

/** The ports, and what was registered. */
export interface PacketDeps extends RedPacketPorts {
  readonly parts: Pick<Registry<PacketParts>, 'need'>;
}

interface PacketGroups {
  /** The group's room and how many people are in it (D40), or null. */
  find(reader: Reader, groupId: string): Promise<{ readonly room: string; readonly members: number } | null>;
  /** Those of `uids` who are in the group or run its channel. */
  among(reader: Reader, groupId: string, uids: readonly string[]): Promise<ReadonlySet<string>>;
}

export interface PacketLives {
  /**
   * The live session, which cannot end before the caller's transaction does.
   * @throws Refusal `live.missing`, `live.not_on_air`
   */
  onAir(tx: Tx, liveId: string): Promise<{ readonly room: string; readonly channelId: string }>;
  /** Only those who run the live session (P05). @throws Refusal `live.missing`, `request.forbidden` */
  needRunner(reader: Reader, liveId: string, actor: Pick<Caller, 'uid' | 'roles'>): Promise<void>;
  /** The live session's room. @throws Refusal `live.missing` */
  roomOf(reader: Reader, liveId: string): Promise<string>;
  /** Why the member may not enter or speak in the room; null for a room of nobody's. */
  access(
    reader: Reader,
    room: string,
    uid: string,
  ): Promise<{ readonly join: MsgKey | null; readonly speak: MsgKey | null } | null>;
}

interface PacketGifts {
  find(reader: Reader, giftId: string): Promise<Gift | null>;
  addToKnapsack(tx: Tx, uid: string, giftId: string, n: number): Promise<void>;
  /** @returns how many are left, or null when there were not so many */
  takeFromKnapsack(tx: Tx, uid: string, giftId: string, n: number): Promise<number | null>;
}

interface PacketRooms {
  /** Publishes a message of the product's own kinds in a member's name, once the transaction is on disk. */
  say(
    tx: Tx,
    room: string,
    message: {
      readonly id: string;
      readonly sender: string;
      readonly kind: 'red_packet';
      readonly body: RedPacketBody;
    },
  ): Promise<void>;
  /** Notifies the room after the commit, with a seq. */
  announce(tx: Tx, room: string, event: PacketEvent): Promise<void>;
  /** Whether the member may say something there now. @throws Refusal why not, as C112 does */
  admit(reader: Reader, room: string, uid: string): Promise<void>;
  /** Those of `uids` who alone may not speak now; a room that is silent as a whole restricts nobody. */
  mutedAmong(reader: Reader, room: string, uids: readonly string[]): Promise<ReadonlySet<string>>;
}

interface PacketCause {
  readonly type: 'red_packet';
  readonly id: string;
  readonly note: CauseNote | null;
}

interface PacketWallet {
  /** @throws Refusal `wallet.insufficient_beans`, with `balance` */
  hold(
    tx: Tx,
    reservation: {
      readonly uid: string;
      readonly currency: 'BEAN';
      readonly amount: number;
      /** UTC ms. */
      readonly expiresAt: number;
      readonly cause: PacketCause;
      readonly actor: string;
      readonly requestId: undefined;
    },
  ): Promise<{ readonly holdId: string; readonly balance: number }>;
  /** @throws Refusal `wallet.hold_ended` when its time is over */
  handOut(
    tx: Tx,
    handOut: {
      readonly holdId: string;
      readonly shares: readonly { readonly uid: string; readonly amount: number }[];
      readonly source: 'packet';
      readonly kind: 'packet';
      readonly cause: PacketCause;
      readonly actor: string;
    },
  ): Promise<unknown>;
  /** Gives what is left back to the lots it came from (D41). */
  release(tx: Tx, holdId: string, actor: string): Promise<unknown>;
  beans(reader: Reader, uid: string): Promise<number>;
}
