import type { Find } from '../../../platform/finding.ts';
import { chapterWith } from './short-videos.domain.ts';
import type { ShortVideoPorts } from './short-videos.ports.ts';
import { bodyOf } from './short-videos.views.ts';

/**
 * S03, S04: short videos by their words; one that was found by a chapter, such as by the code of its stock, begins there.
 * @param findWritten finds them by all that they say
 */
export const findShortVideos =
  (findWritten: Find, { engine, addressOf }: Pick<ShortVideoPorts, 'engine' | 'addressOf'>): Find =>
  async (reader, sought) => {
    const { list, total } = await findWritten(reader, sought);
    const written = await engine.writtenOf(
      reader,
      null,
      list.map(({ id }) => id),
    );
    const videos = new Map(written.map((one) => [one.post.post_id, one]));
    return {
      total,
      list: list.map((hit) => {
        const video = videos.get(hit.id);
        if (!video) return hit;
        const cover = video.files[0]?.file_id;
        const img = cover === undefined ? '' : addressOf(cover, sought.uid);
        const chapter = chapterWith(bodyOf(video.version), sought.query);
        if (!chapter) return { ...hit, img };
        const href = `${hit.href}&t=${Math.floor(chapter.at / 1_000)}`;
        return { ...hit, img, snippet: chapter.line, media_ts: chapter.at, href };
      }),
    };
  };
