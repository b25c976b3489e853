import type { PlatformRole, User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Idempotency } from '../../../platform/idempotency.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Log } from '../../../platform/log.ts';
import type { Random } from '../../../platform/random.ts';
import type { RateLimits } from '../../../platform/rate-limits.ts';
import type { Contact } from './identity.domain.ts';

/** Brings a code to a member: a local stand-in here, an SMS or mail provider by another adapter (D72). */
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
  /** Names the ready accounts on the login page (D85). */
  readonly demo: boolean;
  /**
   * Makes an uploaded portrait the member's.
   * @throws Refusal when it is not theirs to take
   */
  takeFile(tx: Tx, uid: string, fileId: string): Promise<{ readonly url: string }>;
  /** Left out, the local stand-in writes codes to the log. */
  readonly codeSender?: CodeSender;
}

/** What a member's profile shows of other features, each registered by the one that knows it. */
export interface ProfileFacets {
  /** Channels in which the member may open and run live sessions. */
  readonly stream_channels: (reader: Reader, uid: string) => Promise<string[]>;
}

/** Members as other features see them. */
export interface Users {
  /** The member, or null when there is none. */
  one(reader: Reader, uid: string): Promise<User | null>;
  /** Members by uid; unknown ones are left out. */
  many(reader: Reader, uids: readonly string[]): Promise<Map<string, User>>;
  /** The member's platform roles; none for nobody. */
  roles(reader: Reader, uid: string): Promise<readonly PlatformRole[]>;
  /** Overseas (D74): selects variants, never rights. False for nobody. */
  isOverseas(reader: Reader, uid: string): Promise<boolean>;
}
