import type { Reader } from '../../../platform/database/index.ts';
import { lockOf } from './articles.domain.ts';
import type { ArticleBody, ArticlePorts, WrittenArticle } from './articles.ports.ts';
import { findUsesOf } from './articles.repository.ts';
import { findBought } from './purchase/purchases.repository.ts';

type ReadingPorts = Pick<ArticlePorts, 'engine' | 'clubs' | 'review'>;

export const bodyOf = ({ body }: { readonly body: object }): ArticleBody => body as ArticleBody;

/** Who may read the whole of which article (P10, S49): asked again for each reader and each article. */
export function createReadingAccess({ engine, clubs, review }: ReadingPorts) {
  /** Why what shows of it is not open to them; null when it is. @param viewer null for a visitor */
  async function lockFor(reader: Reader, viewer: string | null, { post, version }: WrittenArticle) {
    const { access } = bodyOf(version);
    const isOwn = viewer !== null && post.author_uid === viewer;
    const nothing = { isOwn, isJudge: false, isFan: false, isIronFan: false, hasBought: false };
    if (viewer === null || isOwn || access === 'public') return lockOf(access, nothing);
    const channelId = post.channel_id;
    const part = await review.partOf(reader, viewer);
    const isJudge = part === 'everything' || (channelId !== null && part.includes(channelId));
    const asksFans = channelId !== null && (access === 'fans' || access === 'iron_fans');
    return lockOf(access, {
      isOwn,
      isJudge,
      isFan: asksFans && access === 'fans' && (await clubs.isFan(reader, channelId, viewer)),
      isIronFan: asksFans && (await clubs.ironFans(reader, channelId, [viewer])).has(viewer),
      hasBought: (await findBought(reader, viewer, [post.post_id])).has(post.post_id),
    });
  }

  return {
    lockFor,

    /** Those of the files that somebody may have: of what shows and is open to them, of their own, and of what they judge. */
    async readersOfFiles(
      reader: Reader,
      uid: string,
      fileIds: readonly string[],
    ): Promise<ReadonlySet<string>> {
      const uses = await findUsesOf(reader, fileIds);
      const viewer = uid === '' ? null : uid;
      const written = await engine.writtenOf(reader, viewer, [
        ...new Set(uses.map(({ post_id }) => post_id)),
      ]);
      const isJudge = viewer !== null && (await review.partOf(reader, viewer)) === 'everything';
      const open = new Set(uses.filter(({ is_draft }) => isJudge && !is_draft).map(({ file_id }) => file_id));
      for (const one of written) {
        if ((await lockFor(reader, viewer, one)) !== null) continue;
        const isOwn = one.post.author_uid === viewer;
        for (const { post_id, version, file_id } of uses)
          if (post_id === one.post.post_id && (isOwn || version === one.version.version)) open.add(file_id);
      }
      return open;
    },
  };
}
export type ArticleReading = ReturnType<typeof createReadingAccess>;
