import {
  documentPictures,
  documentText,
  isEmptyDocument,
  type CallAnswer,
  type CallRequest,
  type calls,
} from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ArticleBody, ArticlePorts, WrittenArticle } from './articles.ports.ts';
import { hasFile, keepArticle, replaceFiles, takeFilesFrom } from './articles.repository.ts';
import { isSold, lockArticle } from './purchases.repository.ts';

type WritingRequest<Name extends 'saveDraft' | 'submit'> = CallRequest<(typeof calls.articles)[Name]>;
type WritingAnswer<Name extends 'saveDraft' | 'submit'> = CallAnswer<(typeof calls.articles)[Name]>;
type ArticleWritingPorts = Pick<
  ArticlePorts,
  'database' | 'idempotency' | 'engine' | 'channels' | 'review'
> & {
  readonly scene: ReturnType<ArticlePorts['files']>;
};

/** What authors do: keep drafts, submit, change (S50). */
export function createArticleEditor({
  database,
  idempotency,
  engine,
  channels,
  review,
  scene,
}: ArticleWritingPorts) {
  // The contract's schema has checked the fields: it is the only way in.
  engine.kind('article', {
    check: (body) => body as ArticleBody,
    words: (body) => {
      const { title, document } = body as ArticleBody;
      return { title, text: documentText(document) };
    },
    files: (body) => {
      const { cover } = body as ArticleBody;
      return cover === null ? [] : [cover];
    },
    onRemoved: async (tx, id) => {
      await lockArticle(tx, id);
      if (await isSold(tx, id)) refuse('article.sold');
      await dropFiles(tx, await takeFilesFrom(tx, id));
    },
  });

  function bodyFor({
    title,
    document,
    cover,
    files,
    access,
    price,
    currency,
  }: WritingRequest<'saveDraft'>): ArticleBody {
    return {
      title,
      document,
      cover: cover ?? null,
      files: [...new Set(files)],
      access,
      price: access === 'paid' && price !== undefined ? { amount: price, currency } : null,
    };
  }

  /** Deletes those of the files that no article has any more. */
  async function dropFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
    for (const fileId of fileIds) await scene.drop(tx, fileId, () => hasFile(tx, fileId));
  }

  /** Takes pictures and files into use for the version that was written; those of an older draft may go. */
  async function keepFiles(
    tx: Tx,
    uid: string,
    { post_id, last_version }: WrittenArticle['post'],
    { document, files }: ArticleBody,
    isDraft: boolean,
  ): Promise<void> {
    const wanted = [
      ...documentPictures(document).map((fileId) => [fileId, false] as const),
      ...files.map((fileId) => [fileId, true] as const),
    ];
    const rows = [];
    for (const [fileId, attached] of wanted) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
      const { file_id, name, size, w, h } = await scene.take(tx, uid, fileId);
      rows.push({ file_id, name, size, w, h, attached, is_draft: isDraft });
    }
    await dropFiles(tx, await replaceFiles(tx, { post_id, version: last_version }, rows));
  }

  async function write(tx: Tx, uid: string, given: WritingRequest<'saveDraft'>, as: 'draft' | 'pending') {
    const body = bodyFor(given);
    const [channel] = await channels.ownedBy(tx, uid);
    if (as === 'pending' && body.access !== 'public' && !channel) return refuse('article.channel_required');
    const post = await engine.write(tx, uid, {
      kind: 'article',
      id: given.id,
      body,
      topicId: given.topic,
      channelId: channel?.channel_id,
      as,
    });
    await keepArticle(tx, post.post_id, uid);
    await keepFiles(tx, uid, post, body, as === 'draft');
    return post;
  }

  return {
    /** G440. */
    saveDraft: (
      uid: string,
      given: WritingRequest<'saveDraft'>,
      intent: IdempotencyKey,
    ): Promise<WritingAnswer<'saveDraft'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { post_id: id, created_at } = await write(tx, uid, given, 'draft');
          return { id, saved: shanghaiTime(created_at), saved_ts: created_at };
        }),
      ),

    /** G441. */
    submit: (
      uid: string,
      given: WritingRequest<'submit'>,
      intent: IdempotencyKey,
    ): Promise<WritingAnswer<'submit'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          if (isEmptyDocument(given.document)) return refuse('request.content_required');
          if (given.access === 'paid' && given.price === undefined) return refuse('article.price');
          const { post_id: id, state } = await write(tx, uid, given, 'pending');
          const place = (await engine.places(tx, [id])).get(id);
          const queue =
            place === undefined ? null : { place, usual_wait: await review.usualWait(tx, 'article') };
          return { id, state, queue };
        }),
      ),
  };
}
