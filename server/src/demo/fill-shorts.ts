import { readFile } from 'node:fs/promises';
import type { App } from '../app.ts';
import type { Tx } from '../platform/database/database.ts';
import { day } from './academy.ts';
import { judge } from './circle.ts';
import { shorts, type DemoShort } from './shorts.ts';

const made = (name: string): Promise<Buffer> => readFile(new URL(`./shorts/${name}`, import.meta.url));

/** Furnishes the short videos, unless some stand there: nobody is notified of it, and nobody is paid for it. */
export async function fillShorts(app: App): Promise<void> {
  const { engine } = app.modules.content.features;
  const { list } = await engine.feed(app.database.reader, null, { kind: 'video', sort: 'new', size: 1 });
  if (list.length > 0) return;
  await app.database.transaction(async (tx) => {
    for (const short of shorts) await importShort(app, tx, short);
  });
}

async function importShort(app: App, tx: Tx, short: DemoShort): Promise<void> {
  const { engine, comments, likes, shortVideos, stocks } = app.modules.content.features;
  const { files } = app.modules.people.features;
  const { by, film, title, text, chapters = [] } = short;
  const played = await files.adopt(tx, by, 'short_video', await made(`${film}.mp4`), `${film}.mp4`);
  const cover = await files.adopt(tx, by, 'post', await made(`${film}.webp`), `${film}.webp`);
  const known = await stocks.many(
    tx,
    chapters.flatMap(([, , stock]) => stock ?? []),
  );
  const at = app.clock.now() - short.daysAgo * day;
  const id = await engine.importPost(tx, {
    kind: 'video',
    authorUid: by,
    body: {
      title,
      text,
      film: played.file_id,
      cover: cover.file_id,
      chapters: chapters.map(([second, name, key = '']) => {
        const stock = known.get(key);
        return {
          at: second * 1_000,
          title: name,
          stock: stock ? { market: stock.market, code: stock.code, name: stock.name } : null,
        };
      }),
    },
    topicId: null,
    channelId: null,
    files: [{ file_id: cover.file_id, w: cover.w, h: cover.h }],
    at,
    verdict: { by: judge.uid, passes: true, reason: '', at: at + day / 48 },
  });
  await shortVideos.importFilm(tx, id, played.file_id);
  await likes.importLikes(tx, 'video', id, short.likedBy);
  for (const [place, [authorUid, words]] of (short.comments ?? []).entries())
    await comments.importComment(tx, {
      type: 'video',
      id,
      authorUid,
      text: words,
      at: at + ((place + 1) * day) / 24,
    });
}
