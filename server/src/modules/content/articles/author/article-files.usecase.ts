import { documentPictures } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { ArticleBody, ArticlePorts, WrittenArticle } from '../articles.ports.ts';
import { hasFile, replaceFiles } from '../articles.repository.ts';

/** The private scene of an article's pictures and files. */
export type ArticleScene = ReturnType<ArticlePorts['files']>;

/** Deletes those of the files that no article has any more. */
export async function dropFiles(tx: Tx, fileIds: readonly string[], scene: ArticleScene): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one thing at a time
  for (const fileId of fileIds) await scene.drop(tx, fileId, () => hasFile(tx, fileId));
}

/** Takes pictures and files into use for the version that was written; those of an older draft may go. */
export async function storeFiles(
  tx: Tx,
  { author_uid: uid, post_id, last_version }: WrittenArticle['post'],
  { document, files, isDraft }: Pick<ArticleBody, 'document' | 'files'> & { readonly isDraft: boolean },
  scene: ArticleScene,
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
  await dropFiles(tx, await replaceFiles(tx, { post_id, version: last_version }, rows), scene);
}
