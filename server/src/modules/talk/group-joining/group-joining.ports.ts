import type { CallAnswer, calls, ChosenKind, MsgKey } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { SeatScope } from './group-joining.domain.ts';
import type { Users } from '../../people/identity/identity.ports.ts';

/** Why a member does not meet the requirements of a group, and what the client may show with it. */
export interface Unmet {
  readonly key: MsgKey;
  readonly data?: Readonly<Record<string, unknown>>;
}

/**
 * Whether a member meets the requirements of a channel's group of a kind; null when they do.
 * @param fanLevel the level of the channel's club that a fan group asks for; null for other kinds
 */
export type AskRequirement = (
  reader: Reader,
  channelId: string,
  uid: string,
  fanLevel: number | null,
) => Promise<Unmet | null>;

type GroupJoiningFindAnswer = CallAnswer<typeof calls.groupJoining.find>;
type JoinableGroup = GroupJoiningFindAnswer['list'][number];

/** Members a group takes; null is as many as its kind allows. */
interface Seats {
  readonly capacity: number | null;
}

/** What the feature needs from others. */
export interface GroupJoiningPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: Idempotency;
  readonly scope: SeatScope;
  /** D34: names take Thai and Vietnamese letters too. */
  readonly furtherLetters: boolean;
  readonly users: Pick<Users, 'admins'>;
  readonly channels: {
    membership(
      reader: Reader,
      channelId: string,
      uid: string,
    ): Promise<{ readonly followed: boolean; readonly subscribed: boolean }>;
    /** Channels of which the member is the owner. */
    ownedBy(reader: Reader, uid: string): Promise<GroupJoiningFindAnswer['own']>;
    exists(reader: Reader, channelId: string): Promise<boolean>;
    /** What the member is in the channel, or null. */
    roleOf(reader: Reader, channelId: string, uid: string): Promise<string | null>;
  };
  readonly groups: {
    /** A group that is entered by choice, locked until the transaction ends; undefined for any other. */
    lock(
      tx: Tx,
      groupId: string,
    ): Promise<
      | (Seats & {
          readonly kind: ChosenKind;
          readonly channel_id: string;
          /** Level of the club that it asks for; null for kinds that ask for no club. */
          readonly fanLevel: number | null;
          /** UTC ms; null while it goes on. */
          readonly dissolvedAt: number | null;
          readonly members: number;
        })
      | undefined
    >;
    isIn(reader: Reader, groupId: string, uid: string): Promise<boolean>;
    enter(tx: Tx, groupId: string, uid: string): Promise<void>;
    quit(tx: Tx, groupId: string, uid: string): Promise<void>;
    open(
      reader: Reader,
      uid: string,
      channelId: string | undefined,
      page: { readonly at: number; readonly size: number },
    ): Promise<{ list: (Omit<JoinableGroup, 'capacity'> & Seats)[]; total: number }>;
    /** A page of the large ones of all channels. */
    large(
      reader: Reader,
      page: { readonly at: number; readonly size: number },
    ): Promise<{ list: (Omit<JoinableGroup, 'capacity' | 'joined'> & Seats)[]; total: number }>;
    /** Opens one of a channel, its owner in it. @returns its id */
    create(
      tx: Tx,
      given: {
        readonly channelId: string;
        readonly kind: ChosenKind;
        readonly name: string;
        readonly capacity?: number | undefined;
        readonly fanLevel?: number | undefined;
      },
    ): Promise<string>;
  };
}
