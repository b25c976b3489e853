import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { cursorOf, placeAt } from '../../../platform/cursor.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ArticlePorts } from './articles.ports.ts';
import { findFilesOfVersions, findOwnIds } from './articles.repository.ts';
import { cardsOf } from './views/article-cards.views.ts';
import { articleOf } from './views/articles.views.ts';
import { createArticleProduct } from './purchase/articles.product.ts';
import { createArticlePurchase } from './purchase/buy-article.usecase.ts';
import { provideArticleKind } from './author/article-kind.provider.ts';
import { importArticle } from './author/import-article.usecase.ts';
import { createReadingAccess } from './reading.access.ts';
import { createArticleEditor } from './author/write-article.usecase.ts';

type ArticlesRequest<Name extends keyof typeof calls.articles> = CallRequest<(typeof calls.articles)[Name]>;
type ArticlesAnswer<Name extends keyof typeof calls.articles> = CallAnswer<(typeof calls.articles)[Name]>;

/** Articles (S15, S50): reading, writing, and what asks for a membership or is paid for (P10, S49). */
export function createArticles(ports: ArticlePorts) {
  const { database, engine, addressOf, follows } = ports;
  const { reader } = database;
  const reading = createReadingAccess(ports);
  const scene = ports.files(reading.readersOfFiles);
  provideArticleKind(ports, scene);
  const writing = createArticleEditor({ ...ports, scene });
  const buying = createArticlePurchase(ports, reading);

  async function mine(viewer: string, { cursor, size }: ArticlesRequest<'list'>) {
    const found = await findOwnIds(reader, viewer, placeAt(cursor)?.id ?? null, size + 1);
    const shown = found.slice(0, size);
    const last = shown.at(-1);
    return {
      list: await engine.writtenOf(reader, viewer, shown),
      next: found.length > size && last !== undefined ? cursorOf({ key: 0, id: last }) : null,
    };
  }

  return {
    ...writing,
    ...buying,
    product: createArticleProduct(ports),
    importArticle,

    /** G048. @param viewer null for a visitor */
    async list(viewer: string | null, given: ArticlesRequest<'list'>): Promise<ArticlesAnswer<'list'>> {
      const { mine: isMine, channel_id: channelId, topic: topicId, followed, cursor, size } = given;
      if ((isMine === 1 || followed === 1) && viewer === null) return { list: [], next: null };
      const { list, next } =
        isMine === 1 && viewer !== null
          ? await mine(viewer, given)
          : await engine.feed(reader, viewer, {
              kind: 'article',
              sort: 'new',
              channelId,
              topicId,
              from: followed === 1 && viewer !== null ? await follows.of(reader, viewer) : undefined,
              cursor,
              size,
            });
      return { list: await cardsOf(reader, viewer, list, ports), next };
    },

    /** G049. @param viewer null for a visitor */
    async detail(
      viewer: string | null,
      { id }: ArticlesRequest<'detail'>,
    ): Promise<ArticlesAnswer<'detail'>> {
      const written = (await engine.find(reader, viewer, id, 'article')) ?? refuse('article.missing');
      const article =
        (await articleOf(reader, viewer, written, { ...ports, reading })) ?? refuse('article.missing');
      return { article };
    },

    /** G443. @param viewer null for a visitor */
    async file(
      viewer: string | null,
      { id, file_id }: ArticlesRequest<'file'>,
    ): Promise<ArticlesAnswer<'file'>> {
      const written = (await engine.find(reader, viewer, id, 'article')) ?? refuse('article.missing');
      const { post, version, edit } = written;
      const locked = await reading.lockFor(reader, viewer, written);
      if (locked !== null) return refuse(locked, { channel_id: post.channel_id });
      const rows = await findFilesOfVersions(
        reader,
        [version, ...(edit ? [edit.version] : [])].map((one) => ({
          post_id: post.post_id,
          version: one.version,
        })),
      );
      if (!rows.some((row) => row.attached && row.file_id === file_id)) return refuse('file.unknown');
      return { url: addressOf(file_id, viewer ?? '') };
    },
  };
}
export type Articles = ReturnType<typeof createArticles>;
