import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { rangeOf } from '../../../../platform/http/index.ts';
import type { Recorder } from '../../../../platform/media/recording/index.ts';
import { isShownFile, playlistOf, type PlaylistKind } from './playlist.domain.ts';
import { cutOfRow, type Known } from './recorded.access.ts';
import type { Replays } from '../replay.service.ts';

interface ReplayAddress {
  Params: { ticket: string; live: string; '*': string };
}

const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4s: 'video/iso.segment',
  jpg: 'image/jpeg',
};
/** Files of a recording: the header and the segments of a stretch, and what was made of it. */
const fileName = /^(?:\d{1,6}\/(?:init\.mp4|\d{1,9}\.m4s)|(?:poster|thumbnails)\.jpg)$/;

function kindOf({ row }: Known): PlaylistKind {
  if (row.state !== 'recording') return 'whole';
  return row.mode === 'none' ? 'live' : 'growing';
}

/**
 * `GET /hls/<ticket>/<live_id>/index.m3u8` and what it names, for the member and the session of the ticket (D78, D89): 403
 * without a good one, or when the replay is over, 404 for what is not there. No CORS headers, and nothing is cached on the way.
 */
export function serveReplay(
  http: FastifyInstance,
  replays: Pick<Replays, 'open'>,
  recorder: Pick<Recorder, 'file'>,
): void {
  const begin = (reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', 'private, no-store').header('x-content-type-options', 'nosniff');

  http.get<ReplayAddress>('/hls/:ticket/:live/*', async (request, reply) => {
    const { ticket, live, '*': place } = request.params;
    begin(reply);
    const known = await replays.open(ticket, live, place);
    if (!known) return reply.code(403).type('text/plain').send('This address is not, or no longer, good');
    if (place === 'index.m3u8')
      return reply
        .type('application/vnd.apple.mpegurl')
        .send(playlistOf(known.recorded, kindOf(known), cutOfRow(known.row)));
    // A trim has the pictures drawn again: until then the old files show what was cut off.
    const isDrawn = !place.endsWith('.jpg') || known.row.has_poster;
    const isThere =
      isDrawn && fileName.test(place) && isShownFile(known.recorded, cutOfRow(known.row), place);
    const file = isThere ? await recorder.file(known.row.video_id, place) : null;
    if (!file) return reply.code(404).type('text/plain').send('This is not there');
    const range = rangeOf(request.headers.range, file.size);
    if (range === null) return reply.code(416).header('content-range', `bytes */${file.size}`).send();
    reply
      .type(types[place.split('.').at(-1) ?? ''] ?? 'application/octet-stream')
      .header('accept-ranges', 'bytes');
    if (range === undefined)
      return reply.header('content-length', file.size).send(createReadStream(file.path));
    return reply
      .code(206)
      .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
      .header('content-length', range.end - range.start + 1)
      .send(createReadStream(file.path, range));
  });
}
