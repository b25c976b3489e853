import { liveLimits, nobody, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { isGoodAddress, signatureOf } from '../../../../platform/signatures.ts';
import type { Air } from '../transitions/air.service.ts';
import type { LivePorts } from '../live-sessions.ports.ts';
import { findLive } from '../live-sessions.repository.ts';
import { findPublicLive, findPublicOnAir } from '../sessions/public-lives.repository.ts';
import { findStream } from '../on-air/streams.repository.ts';
import { roomOf } from '../live-sessions.domain.ts';

type LivePreviewAnswer = CallAnswer<typeof calls.live.preview>;
type PublicOnAirCall = typeof calls.live.publicOnAir;

/** What a preview address serves, and until when (UTC ms) it may be opened. */
export interface PreviewTicket {
  readonly stream: string;
  readonly liveId: string;
  readonly expires: number;
}

const previewSign = (secret: string, { stream, liveId, expires }: PreviewTicket): string =>
  signatureOf(secret, 'preview', stream, liveId, expires);

const previewAddress = (secret: string, ticket: PreviewTicket): string =>
  `/flv/preview/${ticket.stream}.flv?${new URLSearchParams({
    live: ticket.liveId,
    exp: String(ticket.expires),
    sig: previewSign(secret, ticket),
  }).toString()}`;

/**
 * What visitors see of live sessions: only those open to everybody (course type 1, network members let in). Its tickets
 * open previews alone: `servePreview` ends them, and a member's address never comes from here.
 */
export function createPreview(
  {
    database,
    clock,
    media,
    secret,
    users,
    channels,
    rooms,
  }: Pick<LivePorts, 'database' | 'clock' | 'media' | 'secret' | 'users' | 'channels' | 'rooms'>,
  air: Air,
) {
  const { reader } = database;
  return {
    /** G175. */
    async show(): Promise<LivePreviewAnswer> {
      await air.settleAll();
      const live = await findPublicLive(reader, clock.now());
      if (!live) return { live: null, flv: '' };
      const [places, people, stream] = await Promise.all([
        channels.many(reader, [live.channel_id]),
        users.many(reader, [live.streamer_uid]),
        findStream(reader, { channelId: live.channel_id }),
      ]);
      const { nickname, img } = people.get(live.streamer_uid) ?? nobody(live.streamer_uid);
      const { live_id: liveId, name, background, start_at: startsAt } = live;
      const isOnAir = live.state === 'live';
      const hasPicture = isOnAir && live.paused_at === null && stream !== null && media.isHere(stream.stream);
      const expires = clock.now() + liveLimits.mediaTicketMs;
      return {
        live: {
          live_id: liveId,
          name,
          background,
          start_time_ts: startsAt,
          state: isOnAir ? 'live' : 'not_started',
          channel: { name: places.get(live.channel_id)?.name ?? '' },
          streamer: { nickname, img },
          online: rooms.online(roomOf(liveId)),
        },
        flv: hasPicture ? previewAddress(secret, { stream: stream.stream, liveId, expires }) : '',
      };
    },

    /** G462. */
    async onAir({ page, page_size }: CallRequest<PublicOnAirCall>): Promise<CallAnswer<PublicOnAirCall>> {
      await air.settleAll();
      const offset = (page - 1) * page_size;
      const { rows, total } = await findPublicOnAir(reader, { limit: page_size, offset });
      const [places, people] = await Promise.all([
        channels.many(
          reader,
          rows.map(({ channel_id }) => channel_id),
        ),
        users.many(
          reader,
          rows.map(({ streamer_uid }) => streamer_uid),
        ),
      ]);
      const list = rows.map(({ live_id, name, background, start_at, channel_id, streamer_uid }) => {
        const { nickname, img } = people.get(streamer_uid) ?? nobody(streamer_uid);
        return {
          live_id,
          name,
          background,
          start_time_ts: start_at,
          channel: { name: places.get(channel_id)?.name ?? '' },
          streamer: { nickname, img },
          online: rooms.online(roomOf(live_id)),
        };
      });
      return { list, total, page, page_size };
    },

    /** May this preview be opened now? */
    async admits(ticket: PreviewTicket, sign: string): Promise<boolean> {
      const { expires } = ticket;
      if (!isGoodAddress({ expires, sign, expected: previewSign(secret, ticket) }, clock.now())) return false;
      const live = await findLive(reader, ticket.liveId);
      return live?.state === 'live' && live.paused_at === null;
    },
  };
}
export type Preview = ReturnType<typeof createPreview>;
