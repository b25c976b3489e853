import type { App } from '../app.ts';
import { day } from './academy.ts';
import { news, newsSource } from './news.ts';

const hour = day / 24;

/** Fills the news, unless that was done at an earlier start: nobody is notified of it. */
export async function fillNews(app: App): Promise<void> {
  await app.database.transaction(async (tx) => {
    const now = app.clock.now();
    for (const { hoursAgo, title, text, important = false } of news) {
      const at = now - Math.round(hoursAgo * hour);
      const isNew = await app.modules.content.features.news.importNews(tx, {
        title,
        text,
        source: newsSource,
        important,
        at,
        feedKey: `demo:${text.slice(0, 24)}`,
      });
      // They come together: where the first is known, so are the others.
      if (!isNew) return;
    }
  });
}
