import type { ReviewEntry } from '@goldbean/contract';
import type { Reader } from '../../../platform/database/index.ts';
import type { ArticlePorts } from './articles.ports.ts';
import { findFilesOfVersions } from './articles.repository.ts';

/** A queue of the desk, as far as pictures are added to what waits in it. `notBy` is whoever asks. */
interface Listing {
  list(
    reader: Reader,
    which: ArticleQueuePart,
    page: { readonly page: number; readonly page_size: number },
  ): Promise<ReviewEntry[]>;
}
interface ArticleQueuePart {
  readonly notBy: string;
  readonly channels: readonly string[] | null;
  readonly without: readonly string[];
}

/** The same queue with the pictures of each document: they are private, and the engine knows the cover alone. */
export const withPictures = <Queue extends Listing>(
  queue: Queue,
  addressOf: ArticlePorts['addressOf'],
): Queue => ({
  ...queue,
  async list(
    reader: Reader,
    which: ArticleQueuePart,
    page: { readonly page: number; readonly page_size: number },
  ) {
    const entries = await queue.list(reader, which, page);
    const rows = await findFilesOfVersions(
      reader,
      entries.map(({ id, version }) => ({ post_id: id, version })),
    );
    return entries.map((entry) => {
      const own = rows.filter(
        ({ post_id, version, attached }) => post_id === entry.id && version === entry.version && !attached,
      );
      const pics = own.map(({ file_id, w, h }) => ({ file_id, url: addressOf(file_id, which.notBy), w, h }));
      return { ...entry, pics: [...entry.pics, ...pics] };
    });
  },
});
