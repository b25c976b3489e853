import { mayKeepOrder, type LiveRole } from '@goldbean/contract/live';
import * as service from './moderation.service.ts';
import type { RestrictedViewer } from './moderation.state.ts';

interface LivePlace {
  readonly liveId: string;
  readonly channelId: string;
  readonly room: string;
  readonly role: LiveRole;
}

/** Whom the staff of a room hold back, as far as the reader may know: those who are out, then who may not write. */
export async function loadRestricted({
  liveId,
  channelId,
  room,
  role,
}: LivePlace): Promise<RestrictedViewer[]> {
  const [blocked, frozen, muted, warned] = await Promise.all([
    service.listBlocked(liveId),
    mayKeepOrder(role, 'freeze') ? service.listFrozen(channelId) : [],
    service.listMuted(room),
    service.listWarnings(liveId),
  ]);
  const plain = { until: null, live: '', by: '' };
  return [
    ...blocked.map(({ uid, nickname, img, reason }) => ({
      ...plain,
      uid,
      nickname,
      img,
      reason,
      kind: 'blocked' as const,
    })),
    ...frozen.map(({ uid, nickname, img, reason, release_at_ts: until, live_title: live, by }) => ({
      uid,
      nickname,
      img,
      reason,
      until,
      live,
      by,
      kind: 'frozen' as const,
    })),
    ...muted.map(({ user: { uid, nickname, img }, until_ts: until, reason }) => ({
      ...plain,
      uid,
      nickname,
      img,
      until,
      reason,
      kind: 'muted' as const,
    })),
    ...warned
      .filter(({ scope, acknowledged }) => scope === 'viewer' && !acknowledged)
      .map(({ uid, nickname, reason }) => ({
        ...plain,
        uid,
        nickname,
        reason,
        img: '',
        kind: 'warned' as const,
      })),
  ];
}
