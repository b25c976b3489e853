import type { Article } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import { previewOf } from '../articles.domain.ts';
import type { WrittenArticle } from '../articles.ports.ts';
import { findFilesOfVersions } from '../articles.repository.ts';
import { bodyOf, type ArticleReading } from '../reading.access.ts';
import { cardsOf, type ArticleCardPorts } from './article-cards.views.ts';
import { contentsOf, pictureFor, topicOf } from './article-contents.views.ts';

/** What an article needs to be shown: also who may read the whole of it. */
interface ArticleViewDeps extends ArticleCardPorts {
  readonly reading: Pick<ArticleReading, 'lockFor'>;
}

/** An article as one reader sees it; null where they see none. @param viewer null for a visitor */
export async function articleOf(
  reader: Reader,
  viewer: string | null,
  written: WrittenArticle,
  ports: ArticleViewDeps,
): Promise<Article | null> {
  const { topics, review, engine, reading } = ports;
  const [card] = await cardsOf(reader, viewer, [written], ports);
  if (!card) return null;
  const { post, version, edit } = written;
  const { post_id } = post;
  const versions = [version, ...(edit ? [edit.version] : [])];
  const rows = await findFilesOfVersions(
    reader,
    versions.map((one) => ({ post_id, version: one.version })),
  );
  const locked = await reading.lockFor(reader, viewer, written);
  const picture = pictureFor(viewer, ports);
  const contents = contentsOf(version, rows, picture);
  const places = edit?.version.state === 'pending' ? await engine.places(reader, [post_id]) : null;
  const place = places?.get(post_id);
  const names = await topics.names(reader, edit?.version.topic_id ? [edit.version.topic_id] : []);
  return {
    ...card,
    // Nothing that asks for more than the reader has leaves the server; what comes with it is named, without addresses.
    ...(locked === null ? contents : { ...contents, document: previewOf(contents.document), pictures: [] }),
    locked,
    edit:
      edit === null
        ? null
        : {
            ...contentsOf(edit.version, rows, picture),
            title: bodyOf(edit.version).title,
            cover: edit.files.map(picture)[0] ?? null,
            topic: topicOf(edit.version, names),
            access: bodyOf(edit.version).access,
            price: bodyOf(edit.version).price,
            state: edit.version.state === 'rejected' ? ('rejected' as const) : ('pending' as const),
            reason: edit.version.reason,
            queue:
              place === undefined ? null : { place, usual_wait: await review.usualWait(reader, 'article') },
          },
  };
}
