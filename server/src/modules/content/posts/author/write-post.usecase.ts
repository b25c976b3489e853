import { afterAction, postLimits } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import type { ToWrite } from '../engine.ports.ts';
import type { Kinds } from '../post-kinds.registry.ts';
import type { PostPorts } from '../posts.ports.ts';
import { changePost, findDrafts, insertPost, type PostRow } from '../posts.repository.ts';
import { lockOwnPost } from './own-posts.access.ts';
import { findVersionFiles, replaceWaiting, saveVersion, showsFile } from './versions.repository.ts';

/** The scene of the pictures. */
export type SceneOfPosts = ReturnType<PostPorts['files']>;

/** What writing needs: the rules of the kinds, and the pictures. */
interface WritePostDeps extends Pick<PostPorts, 'clock' | 'ids' | 'topics'> {
  readonly kinds: Kinds;
  readonly scene: SceneOfPosts;
}

async function beginPost(
  tx: Tx,
  uid: string,
  given: ToWrite,
  { clock, ids }: Pick<WritePostDeps, 'clock' | 'ids'>,
): Promise<PostRow> {
  if (given.as === 'draft' && (await findDrafts(tx, uid, given.kind)).length >= postLimits.postDrafts)
    return refuse('post.drafts_full');
  const row = {
    post_id: ids.next(),
    kind: given.kind,
    author_uid: uid,
    channel_id: given.channelId ?? null,
    topic_id: given.topicId ?? null,
    state: given.as,
    last_version: 1,
    created_at: clock.now(),
  };
  await insertPost(tx, row);
  const empty = { reason: '', likes: 0, likes_told: 0, comments: 0 };
  return { ...row, ...empty, shown_version: null, displayed_at: null, edited_at: null };
}

/** Files that it had keep their size; others must be the author's own uploads. */
async function filesFor(
  tx: Tx,
  uid: string,
  { had, wanted }: { had: Awaited<ReturnType<typeof findVersionFiles>>; wanted: readonly string[] },
  { scene }: Pick<WritePostDeps, 'scene'>,
) {
  const known = new Map(had.map(({ file_id, w, h }) => [file_id, { file_id, w, h }]));
  const taken = [];
  for (const fileId of new Set(wanted)) {
    const { file_id, w, h } = known.get(fileId) ?? (await scene.take(tx, uid, fileId));
    taken.push({ file_id, w, h });
  }
  return taken;
}

/**
 * Writes a draft, or submits something for review: a new one, a draft, what was rejected, or another version of what is
 * displayed, which goes on showing.
 * @throws Refusal `post.missing`, `post.state`, `post.topic`, `post.drafts_full`, `file.unknown`, and the kind's own
 */
export async function writePost(tx: Tx, uid: string, given: ToWrite, deps: WritePostDeps): Promise<PostRow> {
  const { clock, topics, kinds, scene } = deps;
  const kind = kinds.need(given.kind);
  const body = kind.check(given.body);
  const topic_id = given.topicId ?? null;
  if (topic_id !== null && !(await topics.names(tx, [topic_id])).has(topic_id)) return refuse('post.topic');
  const old = given.id === undefined ? null : await lockOwnPost(tx, uid, given.id);
  if (old && old.kind !== given.kind) return refuse('post.missing');
  if (given.as === 'draft' && old && old.state !== 'draft') return refuse('post.state');
  const state = given.as === 'draft' ? 'draft' : afterAction(old?.state ?? 'draft', 'submit');
  if (state === null) return refuse('post.state');

  const now = clock.now();
  const post = old ?? (await beginPost(tx, uid, given, deps));
  const id = post.post_id;
  const isDraft = post.state === 'draft';
  const version = old && !isDraft ? post.last_version + 1 : post.last_version;
  const had = old ? await findVersionFiles(tx, id) : [];
  const taken = await filesFor(tx, uid, { had, wanted: kind.files(body) }, deps);
  await replaceWaiting(tx, id);
  const { title, text } = kind.words(body);
  const row = { post_id: id, version, kind: given.kind, body, title, words: text, topic_id };
  await saveVersion(tx, { ...row, state: given.as, submitted_at: now }, taken);
  const isShown = post.shown_version !== null;
  const change = {
    state,
    last_version: version,
    ...(!isShown && { topic_id }),
    // Its author may have got a channel since it was begun.
    ...(post.channel_id === null && { channel_id: given.channelId ?? null }),
    ...(isDraft && { created_at: now }),
  };
  await changePost(tx, id, change);
  for (const { file_id } of had) await scene.drop(tx, file_id, () => showsFile(tx, file_id));
  return { ...post, ...change };
}
