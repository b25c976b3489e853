import type { PlatformRole, User } from '@goldbean/contract';
import type { RawBuilder } from 'kysely';
import type { Clock, Wait } from '../../../platform/clock.ts';
import type { Database, Reader } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Random } from '../../../platform/random.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Contact } from './identity.domain.ts';

/** Sends a code to a member. Here a local stand-in; an SMS or mail provider would be another adapter (D72). */
export interface CodeSender {
  send(contact: Contact, code: string): Promise<void>;
}

/** What the feature needs from others. */
export interface IdentityPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  readonly rateLimits: RateLimits;
  readonly idempotency: Idempotency;
  readonly log: Log;
  readonly jobs: Jobs;
  /** Multiplies how often a code may be asked for (D73). */
  readonly limitsFactor: number;
  readonly wait: Wait;
  /** Whether the login page lists the ready accounts (D85); if not, those of an earlier demo are refused. */
  readonly demo: boolean;
  /** Default: the local stand-in, which writes codes to the log. */
  readonly codeSender?: CodeSender;
}

/** Data of other features in a member's own record; each feature registers its own. */
export interface MemberFacets {
  /** Channels in which the member may open and run live sessions. */
  readonly stream_channels: (reader: Reader, uid: string) => Promise<string[]>;
  /** What a level on the platform gives, with those before it. */
  readonly level_benefits: (level: number) => readonly string[];
}

/** A member as a profile shows them. */
export type ProfiledUser = User & { readonly intro: string };

/** Members as other features see them. */
export interface Users {
  /** The member, or null when there is none. */
  one(reader: Reader, uid: string): Promise<User | null>;
  /** The member with a number, and whether their account is closed; null where nobody has it. */
  numbered(
    reader: Reader,
    jwcode: string,
  ): Promise<{ readonly uid: string; readonly isClosed: boolean } | null>;
  /** Members by uid; unknown ones are left out. */
  many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>>;
  /**
   * A condition: all words of a query stand in a member's nickname, in its letters or its pinyin. It looks at one member
   * for each row, so it belongs where few thousand rows are.
   * @param uid the member's uid, a column of the statement with the name of its table
   */
  named(uid: RawBuilder<unknown>, query: string): RawBuilder<boolean>;
  /** The same, where all words of the query may also stand in the member's number. */
  namedOrNumbered(uid: RawBuilder<unknown>, query: string): RawBuilder<boolean>;
  /** Platform roles by uid; unknown uids are left out. */
  rolesOf(reader: Reader, uids: readonly string[]): Promise<ReadonlyMap<string, readonly PlatformRole[]>>;
  /** Those of `uids` who are administrators of the platform. */
  admins(reader: Reader, uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Overseas (D74): selects variants, never rights. False for an unknown uid. */
  isOverseas(reader: Reader, uid: string): Promise<boolean>;
  /** Those of `uids` who are hidden in ranks (E29). */
  hiddenInRanks(reader: Reader, uids: readonly string[]): Promise<ReadonlySet<string>>;
  /** When the account was opened, UTC ms; null for an unknown uid. */
  openedAt(reader: Reader, uid: string): Promise<number | null>;
  /** Members as their profiles show them; unknown ones are left out. */
  profiled(reader: Reader, uids: readonly string[]): Promise<Map<string, ProfiledUser>>;
}
