import { documentPictures } from '@goldbean/contract';
import type { ArticlePorts, WrittenArticle } from '../articles.ports.ts';
import type { ArticleFileRow } from '../articles.tables.ts';
import { bodyOf } from '../reading.access.ts';

type ArticleVersion = WrittenArticle['version'];

/** An upload that an article shows. */
interface ArticlePicture {
  readonly file_id: string;
  readonly w: number | null;
  readonly h: number | null;
}

/** A picture with its address for one reader. @param viewer null for a visitor */
export const pictureFor =
  (viewer: string | null, { addressOf }: Pick<ArticlePorts, 'addressOf'>) =>
  ({ file_id, w, h }: ArticlePicture) => ({ file_id, url: addressOf(file_id, viewer ?? ''), w, h });

/** The topic of a version; one without a name is called by its id. */
export const topicOf = ({ topic_id }: ArticleVersion, names: ReadonlyMap<string, string>) =>
  topic_id === null ? null : { topic_id, name: names.get(topic_id) ?? topic_id };

const filesOf = (rows: readonly ArticleFileRow[]) =>
  rows.filter(({ attached }) => attached).map(({ file_id, name, size }) => ({ file_id, name, size }));

/** What a version says, with addresses for who may read it. @param picture addresses one */
export function contentsOf(
  version: ArticleVersion,
  rows: readonly ArticleFileRow[],
  picture: ReturnType<typeof pictureFor>,
) {
  const { document } = bodyOf(version);
  const own = rows.filter((row) => row.version === version.version);
  const shown = new Set(documentPictures(document));
  return {
    document: [...document],
    pictures: own.filter(({ file_id, attached }) => !attached && shown.has(file_id)).map(picture),
    files: filesOf(own),
  };
}
