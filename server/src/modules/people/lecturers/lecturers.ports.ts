import type { MemberFollow, OnAir, User } from '@goldbean/contract';
import type { Database, Reader } from '../../../platform/database/index.ts';

/** What the feature needs from others. */
export interface LecturerPorts {
  readonly database: Database;
  readonly members: {
    /** Members as their profiles show them; unknown ones are left out. */
    profiled(
      reader: Reader,
      uids: readonly string[],
    ): Promise<Map<string, User & { readonly intro: string }>>;
    /** Of each of `uids`: who follows them, what they were and are on air with, and what the viewer is to them. */
    relations(
      reader: Reader,
      viewer: string,
      uids: readonly string[],
    ): Promise<
      (uid: string) => { fans: number; lives: number; follow: MemberFollow | null; on_air: OnAir | null }
    >;
  };
  readonly channels: {
    /** A page of those who go on air in channels, those whose channels most follow first, and how many they are. */
    lecturers(
      reader: Reader,
      page: { readonly limit: number; readonly offset: number },
    ): Promise<{ total: number; rows: readonly { uid: string; channel_ids: readonly string[] }[] }>;
    /** Channels by id; unknown ones are left out. */
    many(reader: Reader, ids: readonly string[]): Promise<Map<string, { readonly name: string }>>;
  };
}
