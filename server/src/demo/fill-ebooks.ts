import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { App } from '../app.ts';
import { ebooks, publisher } from './ebooks.ts';

const folder = new URL('../../seeds/content/ebooks/', import.meta.url);

/** The front of a book: a frame and a few columns, without letters. */
const frontOf = (tint: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="840" viewBox="0 0 300 420"><rect width="300" height="420" fill="${tint}"/><rect x="24" y="24" width="252" height="372" fill="none" stroke="#fff4ec" stroke-width="2" opacity="0.6"/><path d="M60 300v-60M110 320v-120M160 280v-110M210 250v-130" stroke="#fff4ec" stroke-width="14" opacity="0.8"/></svg>`,
    ),
  )
    .webp()
    .toBuffer();

/** Puts the books of the demo out, unless some are (S07). */
export async function fillEbooks(app: App): Promise<void> {
  const { ebooks: feature } = app.modules.content.features;
  const { files } = app.modules.people.features;
  const { total } = await feature.list(publisher, { q: '', page: 1, page_size: 1 });
  if (total > 0) return;
  await app.database.transaction(async (tx) => {
    const now = app.clock.now();
    for (const { file, tint, ago, ...texts } of ebooks) {
      const book = await files.adopt(tx, publisher, 'ebook', await readFile(new URL(file, folder)), file);
      const cover = await files.adopt(tx, publisher, 'ebook_cover', await frontOf(tint), 'front.webp');
      await feature.importEbook(tx, { ...texts, file: book, cover, uid: publisher, at: now - ago });
    }
  });
}
