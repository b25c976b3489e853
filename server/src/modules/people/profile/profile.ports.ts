import type { MemberFollow, OnAir, User } from '@goldbean/contract';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Reader, Tx } from '../../../platform/database/index.ts';
import type { Registry } from '../../../platform/registry.ts';

/** A member as a profile shows them. */
type ProfileUser = User & { readonly intro: string };

/** What the feature needs from others. */
export interface ProfilePorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly members: {
    /** Members as their profiles show them; unknown ones are left out. */
    profiled(reader: Reader, uids: readonly string[]): Promise<Map<string, ProfileUser>>;
    /** Changes what is given. @returns the member afterwards, or null when there is none */
    change(
      tx: Tx,
      uid: string,
      change: {
        readonly nickname?: string | undefined;
        readonly intro?: string | undefined;
        readonly img?: string | undefined;
      },
    ): Promise<ProfileUser | null>;
  };
  readonly channels: {
    /** Channels in which the member may open and run live sessions, oldest first. */
    streamChannelsOf(reader: Reader, uid: string): Promise<string[]>;
    /** Channels by id; unknown ones are left out. */
    many(reader: Reader, ids: readonly string[]): Promise<Map<string, { readonly name: string }>>;
  };
  /**
   * Marks an uploaded portrait as used by the member.
   * @throws Refusal when it is not theirs to take
   */
  takeFile(tx: Tx, uid: string, fileId: string): Promise<{ readonly url: string }>;
}

/** Data of other features that a profile shows; each feature registers its own. */
export interface ProfileFacets {
  /** With how many live sessions each of `uids` was on air; who never was is left out. */
  readonly lives: (reader: Reader, uids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  /** What each of `uids` is on air with now; who is not is left out. */
  readonly on_air: (
    reader: Reader,
    uids: readonly string[],
    viewer: string,
  ) => Promise<ReadonlyMap<string, OnAir>>;
}

/** What its use cases need: the ports, and what other features have registered. */
export interface ProfileDeps extends ProfilePorts {
  readonly facets: Pick<Registry<ProfileFacets>, 'need'>;
}

/** Where somebody stands among members, as one of them sees it. */
export interface ProfileFacts {
  readonly fans: number;
  readonly lives: number;
  /** Null of the viewer. */
  readonly follow: MemberFollow | null;
  readonly on_air: OnAir | null;
}
