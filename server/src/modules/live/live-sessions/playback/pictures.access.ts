import type { Reader } from '../../../../platform/database/index.ts';
import { mayHavePicture, type MediaScope } from '../live-sessions.domain.ts';
import { findLive } from '../live-sessions.repository.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import type { createRoleCache } from '../access/role-cache.access.ts';
import { findStream, type StreamRow } from '../on-air/streams.repository.ts';

/** A live session as far as it decides who has its picture. */
export const pictureOf = (live: LiveRow, stream: Pick<StreamRow, 'test_live'> | null) => ({
  state: live.state,
  isPaused: live.paused_at !== null,
  isTested: stream?.test_live === live.live_id,
});

/** Who has the picture of a live session now (S36). */
export function createPictures(seats: ReturnType<typeof createRoleCache>) {
  return {
    /** To whom of `uids` it is not given; to none of them where there is no such live session. */
    async withheldFrom(
      reader: Reader,
      liveId: string,
      scope: MediaScope,
      uids: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const live = await findLive(reader, liveId);
      if (!live) return new Set(uids);
      const stream = scope === 'test' ? await findStream(reader, { channelId: live.channel_id }) : null;
      const picture = pictureOf(live, stream);
      // Called every second for all who watch: roles are read only when they matter.
      if (mayHavePicture(picture, scope, 'member')) return new Set();
      const roles = await seats.rolesOf(reader, live, uids);
      return new Set(uids.filter((uid) => !mayHavePicture(picture, scope, roles.get(uid) ?? 'member')));
    },
  };
}
