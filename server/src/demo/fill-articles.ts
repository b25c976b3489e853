import type { App } from '../app.ts';
import { day, teacher } from './academy.ts';
import { articles } from './articles.ts';
import { judge } from './circle.ts';
import { backgrounds } from './pictures.ts';

/** Furnishes the articles of the teacher's channel, unless some stand there: nobody is notified of it. */
export async function fillArticles(app: App, channelId: string): Promise<void> {
  const { articles: feature, engine } = app.modules.content.features;
  const { files } = app.modules.people.features;
  const { list } = await engine.feed(app.database.reader, null, { kind: 'article', sort: 'new', size: 1 });
  if (list.length > 0) return;
  await app.database.transaction(async (tx) => {
    for (const { title, daysAgo, cover, access, price, file, document } of articles) {
      const picture = await files.adopt(tx, teacher, 'post', await backgrounds[cover](), `${cover}.webp`);
      const attached = file ? [await files.adopt(tx, teacher, 'article', Buffer.from(file[1]), file[0])] : [];
      const at = app.clock.now() - daysAgo * day;
      const id = await engine.importPost(tx, {
        kind: 'article',
        authorUid: teacher,
        body: {
          title,
          document,
          cover: picture.file_id,
          files: attached.map(({ file_id }) => file_id),
          access,
          price: price === undefined ? null : { amount: price, currency: 'CNY' },
        },
        topicId: null,
        channelId,
        files: [{ file_id: picture.file_id, w: picture.w, h: picture.h }],
        at,
        verdict: { by: judge.uid, passes: true, reason: '', at: at + day / 48 },
      });
      await feature.importArticle(tx, id, teacher, attached);
    }
  });
}
