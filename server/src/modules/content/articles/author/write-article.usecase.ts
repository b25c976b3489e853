import { isEmptyDocument, type CallAnswer, type CallRequest, type calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../../platform/idempotency.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { ArticleBody, ArticlePorts } from '../articles.ports.ts';
import { keepArticle } from '../articles.repository.ts';
import { storeFiles, type ArticleScene } from './article-files.usecase.ts';

type WritingRequest<Name extends 'saveDraft' | 'submit'> = CallRequest<(typeof calls.articles)[Name]>;
type WritingAnswer<Name extends 'saveDraft' | 'submit'> = CallAnswer<(typeof calls.articles)[Name]>;
type ArticleWritingPorts = Pick<
  ArticlePorts,
  'database' | 'idempotency' | 'engine' | 'channels' | 'review'
> & {
  readonly scene: ArticleScene;
};

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

/** What authors do: keep drafts, submit, change (S50). */
export function createArticleEditor({
  database,
  idempotency,
  engine,
  channels,
  review,
  scene,
}: ArticleWritingPorts) {
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
    await storeFiles(tx, post, { ...body, isDraft: as === 'draft' }, scene);
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
