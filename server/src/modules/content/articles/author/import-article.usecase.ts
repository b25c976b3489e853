import type { Tx } from '../../../../platform/database/index.ts';
import type { TakenFile } from '../articles.ports.ts';
import { keepArticle, replaceFiles } from '../articles.repository.ts';

/** An article that was put into the engine before, such as in the demo, gets what the engine does not know of it. */
export async function importArticle(
  tx: Tx,
  postId: string,
  authorUid: string,
  files: readonly TakenFile[],
): Promise<void> {
  await keepArticle(tx, postId, authorUid);
  await replaceFiles(
    tx,
    { post_id: postId, version: 1 },
    files.map(({ file_id, name, size, w, h }) => ({
      file_id,
      name,
      size,
      w,
      h,
      attached: true,
      is_draft: false,
    })),
  );
}
