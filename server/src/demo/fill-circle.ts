import type { App } from '../app.ts';
import type { Tx } from '../platform/database/database.ts';
import { day } from './academy.ts';
import { circle, judge, type DemoPost } from './circle.ts';
import { backgrounds } from './pictures.ts';

const hour = day / 24;

/** Furnishes the topic circle, unless something stands there: nobody is notified of it, and nobody is paid for it. */
export async function fillCircle(app: App): Promise<void> {
  const { engine } = app.modules.content.features;
  const { list } = await engine.feed(app.database.reader, null, { kind: 'post', sort: 'new', size: 1 });
  if (list.length > 0) return;
  const drawn = new Map<string, Buffer>();
  for (const name of new Set(circle.flatMap(({ pictures = [] }) => pictures)))
    drawn.set(name, await backgrounds[name]());
  await app.database.transaction(async (tx) => {
    for (const post of circle) await importPost(app, tx, post, drawn);
  });
}

async function importPost(
  app: App,
  tx: Tx,
  post: DemoPost,
  drawn: ReadonlyMap<string, Buffer>,
): Promise<void> {
  const { engine, comments, likes } = app.modules.content.features;
  const { files } = app.modules.people.features;
  const { by, text, daysAgo, state } = post;
  const pictures = [];
  for (const name of post.pictures ?? []) {
    const content = drawn.get(name) ?? Buffer.alloc(0);
    pictures.push(await files.adopt(tx, by, 'post', content, `${name}.webp`));
  }
  const at = app.clock.now() - daysAgo * day;
  const passes = state !== 'rejected';
  const verdict = { by: judge.uid, passes, reason: passes ? '' : judge.reason, at: at + hour / 2 };
  const id = await engine.importPost(tx, {
    kind: 'post',
    authorUid: by,
    body: { text, media: pictures.map(({ file_id }) => file_id) },
    topicId: post.topic,
    channelId: null,
    files: pictures.map(({ file_id, w, h }) => ({ file_id, w, h })),
    at,
    ...(state !== 'waits' && { verdict }),
  });
  if (state !== undefined) return;
  await likes.importLikes(tx, 'post', id, post.likedBy ?? []);
  for (const [place, [authorUid, words, answer]] of (post.comments ?? []).entries()) {
    const thing = { type: 'post', id } as const;
    const on = at + (place + 1) * hour;
    const comment = await comments.importComment(tx, { ...thing, authorUid, text: words, at: on });
    if (!answer) continue;
    const [answerer, answered] = answer;
    const more = { authorUid: answerer, text: answered, replyTo: comment, at: on + hour / 3 };
    await comments.importComment(tx, { ...thing, ...more });
  }
}
