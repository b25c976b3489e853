import { characters, documentPictures, nobody, type Article, type ArticleCard } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Reader } from '../../../platform/database/index.ts';
import { previewOf, summaryOf } from './articles.domain.ts';
import type { ArticlePorts, WrittenArticle } from './articles.ports.ts';
import { findFilesOfVersions } from './articles.repository.ts';
import type { ArticleFileRow } from './articles.tables.ts';
import { bodyOf, type ArticleReading } from './reading.access.ts';

type ArticleViewPorts = Pick<
  ArticlePorts,
  'users' | 'channels' | 'topics' | 'likes' | 'review' | 'engine' | 'addressOf'
>;
type ArticleVersion = WrittenArticle['version'];

/** Articles as calls answer them. */
export function createArticleViews(
  { users, channels, topics, likes, review, engine, addressOf }: ArticleViewPorts,
  { lockFor }: ArticleReading,
) {
  const picture =
    (viewer: string | null) =>
    ({
      file_id,
      w,
      h,
    }: {
      readonly file_id: string;
      readonly w: number | null;
      readonly h: number | null;
    }) => ({ file_id, url: addressOf(file_id, viewer ?? ''), w, h });

  const topicOf = ({ topic_id }: ArticleVersion, names: ReadonlyMap<string, string>) =>
    topic_id === null ? null : { topic_id, name: names.get(topic_id) ?? topic_id };

  /** @param viewer null for a visitor */
  async function cardsOf(
    reader: Reader,
    viewer: string | null,
    written: readonly WrittenArticle[],
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
    const liked =
      viewer === null ? new Set<string>() : await likes.likedAmong(reader, viewer, 'article', ids);
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
        cover: files.map(picture(viewer))[0] ?? null,
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

  /** What a version says, with addresses for who may read it. */
  function contentsOf(version: ArticleVersion, rows: readonly ArticleFileRow[], viewer: string | null) {
    const { document } = bodyOf(version);
    const own = rows.filter((row) => row.version === version.version);
    const shown = new Set(documentPictures(document));
    return {
      document: [...document],
      pictures: own.filter(({ file_id, attached }) => !attached && shown.has(file_id)).map(picture(viewer)),
      files: filesOf(own),
    };
  }
  const filesOf = (rows: readonly ArticleFileRow[]) =>
    rows.filter(({ attached }) => attached).map(({ file_id, name, size }) => ({ file_id, name, size }));

  return {
    cardsOf,

    /** @param viewer null for a visitor */
    async articleOf(reader: Reader, viewer: string | null, written: WrittenArticle): Promise<Article | null> {
      const [card] = await cardsOf(reader, viewer, [written]);
      if (!card) return null;
      const { post, version, edit } = written;
      const { post_id } = post;
      const versions = [version, ...(edit ? [edit.version] : [])];
      const rows = await findFilesOfVersions(
        reader,
        versions.map((one) => ({ post_id, version: one.version })),
      );
      const locked = await lockFor(reader, viewer, written);
      const contents = contentsOf(version, rows, viewer);
      const places = edit?.version.state === 'pending' ? await engine.places(reader, [post_id]) : null;
      const place = places?.get(post_id);
      const names = await topics.names(reader, edit?.version.topic_id ? [edit.version.topic_id] : []);
      return {
        ...card,
        // Nothing that asks for more than the reader has leaves the server; what comes with it is named, without addresses.
        ...(locked === null
          ? contents
          : { ...contents, document: previewOf(contents.document), pictures: [] }),
        locked,
        edit:
          edit === null
            ? null
            : {
                ...contentsOf(edit.version, rows, viewer),
                title: bodyOf(edit.version).title,
                cover: edit.files.map(picture(viewer))[0] ?? null,
                topic: topicOf(edit.version, names),
                access: bodyOf(edit.version).access,
                price: bodyOf(edit.version).price,
                state: edit.version.state === 'rejected' ? ('rejected' as const) : ('pending' as const),
                reason: edit.version.reason,
                queue:
                  place === undefined
                    ? null
                    : { place, usual_wait: await review.usualWait(reader, 'article') },
              },
      };
    },
  };
}
