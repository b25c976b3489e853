import { liveLimits, type LiveRole } from '@goldbean/contract';
import type { Registry } from '../../../../platform/registry.ts';
import type { LiveViewer } from '../access/viewer.access.ts';
import { mayHavePicture } from '../live-sessions.domain.ts';
import type { LiveFacets, LivePorts } from '../live-sessions.ports.ts';
import type { LiveRow } from '../live-sessions.tables.ts';
import { findStream } from '../on-air/streams.repository.ts';
import { flvAddress } from './media-tickets.domain.ts';
import { pictureOf } from './pictures.access.ts';

/** Addresses at which viewers play a live session. */
export function createLiveMedia(
  { database, clock, media, secret }: Pick<LivePorts, 'database' | 'clock' | 'media' | 'secret'>,
  facets: Pick<Registry<LiveFacets>, 'find'>,
) {
  const { reader } = database;

  /** A fresh address of a tier for one session of a member who knows of `act`, or empty while nothing is on air. */
  async function flvOf(
    live: LiveRow,
    { uid, sessionId: session }: LiveViewer,
    act: string,
    role: LiveRole,
    tier: '' | '_hd' | '_sd' = '',
  ): Promise<string> {
    const stream = await findStream(reader, { channelId: live.channel_id });
    if (!stream || !media.isPublishing(stream.stream)) return '';
    const scope = live.state === 'live' ? 'play' : 'test';
    if (!mayHavePicture(pictureOf(live, stream), scope, role)) return '';
    const expires = clock.now() + liveLimits.mediaTicketMs;
    const name = stream.stream + tier;
    return flvAddress(secret, { scope, stream: name, liveId: live.live_id, uid, session, act, expires });
  }

  /** An engine beside us records in files of whole stretches: of what is on air it has nothing to play yet. */
  const hlsOf = async (live: LiveRow, viewer: LiveViewer, role: LiveRole): Promise<string | null> =>
    (mayHavePicture(pictureOf(live, null), 'play', role) &&
      !media.engine &&
      (await facets.find('recording')?.hlsOf(viewer, live.live_id))) ||
    null;

  return { flvOf, hlsOf };
}
export type LiveMedia = ReturnType<typeof createLiveMedia>;
