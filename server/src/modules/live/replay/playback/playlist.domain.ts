import type { Segment } from '../../../../platform/media/recording/index.ts';
import type { Cut } from '../replay.domain.ts';

/** One stretch of a recording with its segments. */
export interface RecordedPart {
  readonly part: number;
  /** UTC ms of its first picture. */
  readonly begunAt: number;
  readonly segments: readonly Segment[];
}

/** What a playlist is: `live` of the latest segments alone, `growing` from the beginning on, or `whole`. */
export type PlaylistKind = 'live' | 'growing' | 'whole';

/** More than a stretch ever has: the numbers of a live playlist must rise from one stretch to the next. */
const mostSegments = 1_000_000;

const shown = (at: number, ms: number, cut: Cut | null): boolean =>
  !cut || (at >= cut.from && at + ms <= cut.to);

/** Those of the segments of a whole recording, in order, that a cut leaves. */
export function shownSegments<One extends { readonly ms: number }>(
  segments: readonly One[],
  cut: Cut | null,
): One[] {
  let at = 0;
  return segments.filter(({ ms }) => {
    const isIn = shown(at, ms, cut);
    at += ms;
    return isIn;
  });
}

/** Whether a file of a recording is shown: of what was cut off neither a segment is, nor the header of a stretch without others. */
export function isShownFile(recorded: readonly RecordedPart[], cut: Cut | null, place: string): boolean {
  const [part] = place.split('/');
  if (!cut || part === place) return true;
  let at = 0;
  for (const stretch of recorded)
    for (const { name, ms } of stretch.segments) {
      const isIn = shown(at, ms, cut) && part === String(stretch.part);
      if (isIn && (place === `${part}/${name}` || place === `${part}/init.mp4`)) return true;
      at += ms;
    }
  return false;
}

/** The HLS playlist of a recording (RFC 8216): each stretch has a codec header of its own. */
export function playlistOf(recorded: readonly RecordedPart[], kind: PlaylistKind, cut: Cut | null): string {
  const from = kind === 'live' ? recorded.slice(-1) : recorded;
  const lines: string[] = [];
  let longest = 1;
  let at = 0;
  let isFirst = true;
  for (const { part, begunAt, segments } of from) {
    let moment = begunAt;
    let isOpened = false;
    for (const { name, ms } of segments) {
      if (shown(at, ms, cut)) {
        if (!isOpened) {
          if (!isFirst) lines.push('#EXT-X-DISCONTINUITY');
          lines.push(`#EXT-X-MAP:URI="${part}/init.mp4"`);
          if (kind !== 'live') lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(moment).toISOString()}`);
          isOpened = true;
          isFirst = false;
        }
        lines.push(`#EXTINF:${(ms / 1_000).toFixed(3)},`, `${part}/${name}`);
        longest = Math.max(longest, Math.ceil(ms / 1_000));
      }
      at += ms;
      moment += ms;
    }
  }
  const newest = from.at(-1);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${longest}`,
    ...(kind === 'live'
      ? [
          `#EXT-X-MEDIA-SEQUENCE:${(newest?.part ?? 0) * mostSegments + Number.parseInt(newest?.segments[0]?.name ?? '0', 10)}`,
          `#EXT-X-DISCONTINUITY-SEQUENCE:${newest?.part ?? 0}`,
        ]
      : ['#EXT-X-MEDIA-SEQUENCE:0', `#EXT-X-PLAYLIST-TYPE:${kind === 'whole' ? 'VOD' : 'EVENT'}`]),
    ...lines,
    ...(kind === 'whole' ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}
