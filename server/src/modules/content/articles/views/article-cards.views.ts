import { characters, nobody, type ArticleCard } from '@goldbean/contract';
import { shanghaiTime } from '../../../../platform/clock.ts';
import type { Reader } from '../../../../platform/database/index.ts';
import { summaryOf } from '../articles.domain.ts';
import type { ArticlePorts, WrittenArticle } from '../articles.ports.ts';
import { bodyOf } from '../reading.access.ts';
import { pictureFor, topicOf } from './article-contents.views.ts';

/** What a card needs of others. */
export type ArticleCardPorts = Pick<
  ArticlePorts,
  'users' | 'channels' | 'topics' | 'likes' | 'review' | 'engine' | 'addressOf'
>;

/** Articles as lists show them. @param viewer null for a visitor */
export async function cardsOf(
  reader: Reader,
  viewer: string | null,
  written: readonly WrittenArticle[],
  { users, channels, topics, likes, review, engine, addressOf }: ArticleCardPorts,
): Promise<ArticleCard[]> {
  const ids = written.map(({ post }) => post.post_id);
  const people = await users.many(
    reader,
    written.map(({ post }) => post.author_uid),
  );
  const places = await channels.many(
    reader,
    written.flatMap(({ post }) => post.channel_id ?? []),
  );
  const names = await topics.names(
    reader,
    written.flatMap(({ version }) => version.topic_id ?? []),
  );
  const liked = viewer === null ? new Set<string>() : await likes.likedAmong(reader, viewer, 'article', ids);
  const queue = await engine.places(
    reader,
    written.filter(({ post }) => post.author_uid === viewer).map(({ post }) => post.post_id),
  );
  const usual_wait = queue.size > 0 ? await review.usualWait(reader, 'article') : null;
  return written.map(({ post, version, files }) => {
    const { post_id: id, state, displayed_at, channel_id } = post;
    const { access, price, document, title } = bodyOf(version);
    const isOwn = post.author_uid === viewer;
    const at = displayed_at ?? (state === 'draft' ? post.created_at : version.submitted_at);
    const place = version.state === 'pending' ? queue.get(id) : undefined;
    const { uid, jwcode, nickname, img } = people.get(post.author_uid) ?? nobody(post.author_uid);
    return {
      id,
      author: { uid, jwcode, nickname, img },
      title,
      summary: summaryOf(document, access === 'public'),
      cover: files.map(pictureFor(viewer, { addressOf }))[0] ?? null,
      topic: topicOf(version, names),
      access,
      price,
      channel: channel_id === null ? null : { channel_id, name: places.get(channel_id)?.name ?? '' },
      at: shanghaiTime(at),
      at_ts: at,
      edited_ts: post.edited_at,
      words: characters(version.words),
      likes: post.likes,
      liked: liked.has(id),
      comments: post.comments,
      is_own: isOwn,
      state,
      reason: isOwn ? (state === 'hidden' ? post.reason : version.reason) : '',
      queue: place === undefined ? null : { place, usual_wait },
    };
  });
}
