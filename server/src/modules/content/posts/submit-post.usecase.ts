import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { ToWrite } from './engine.ports.ts';
import type { PostEngine } from './post-kinds.provider.ts';
import type { PostViews } from './posts.views.ts';

type PostWords = Pick<CallRequest<typeof calls.posts.edit>, 'text' | 'media' | 'topic'>;
type SubmittedPost = CallAnswer<typeof calls.posts.add>;

/** What handing in a post needs. */
interface SubmitPostDeps {
  readonly engine: PostEngine;
  readonly views: PostViews;
}

const toWrite = ({ text, media, topic }: PostWords, as: ToWrite['as'], id?: string): ToWrite => ({
  kind: 'post',
  id,
  body: { text, media },
  topicId: topic,
  as,
});

async function viewOf(tx: Tx, uid: string, id: string, { engine, views }: SubmitPostDeps) {
  const written = (await engine.find(tx, uid, id, 'post')) ?? refuse('post.missing');
  const [post] = await views.viewsOf(tx, uid, [written]);
  return post ?? refuse('post.missing');
}

async function submit(tx: Tx, uid: string, given: ToWrite, deps: SubmitPostDeps): Promise<SubmittedPost> {
  const { post_id } = await deps.engine.write(tx, uid, given);
  const { id, state, queue, edit } = await viewOf(tx, uid, post_id, deps);
  return { id, state, queue: queue ?? edit?.queue ?? null };
}

/** G050: a member hands in a post, perhaps out of a draft. @throws Refusal `post.state` for what is no draft any more */
export async function addPost(
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.posts.add>,
  deps: SubmitPostDeps,
): Promise<SubmittedPost> {
  const { draft } = given;
  if (draft !== undefined && (await viewOf(tx, uid, draft, deps)).state !== 'draft')
    return refuse('post.state');
  return submit(tx, uid, toWrite(given, 'pending', draft), deps);
}

/** G420: a member hands in another version of a post. */
export const editPost = (
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.posts.edit>,
  deps: SubmitPostDeps,
): Promise<SubmittedPost> => submit(tx, uid, toWrite(given, 'pending', given.id), deps);

/** G422: a member stores a draft. */
export async function saveDraft(
  tx: Tx,
  uid: string,
  given: CallRequest<typeof calls.posts.saveDraft>,
  { engine }: Pick<SubmitPostDeps, 'engine'>,
): Promise<CallAnswer<typeof calls.posts.saveDraft>> {
  const { post_id: id, created_at } = await engine.write(tx, uid, toWrite(given, 'draft', given.id));
  return { id, saved: shanghaiTime(created_at), saved_ts: created_at };
}
