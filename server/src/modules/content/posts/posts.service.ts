import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PostEngine } from './post-kinds.provider.ts';
import type { ToWrite } from './engine.ports.ts';
import type { PostPorts } from './posts.ports.ts';
import { findDrafts } from './posts.repository.ts';
import { createPostViews } from './posts.views.ts';

type PostsRequest<Name extends keyof typeof calls.posts> = CallRequest<(typeof calls.posts)[Name]>;
type PostsAnswer<Name extends keyof typeof calls.posts> = CallAnswer<(typeof calls.posts)[Name]>;
type PostEdit = Pick<PostsRequest<'edit'>, 'text' | 'media' | 'topic'>;

/** A post's body, as the engine stores it. */
interface PostBody {
  readonly text: string;
  readonly media: readonly string[];
}

/** Posts of the topic circle (S06) on the engine. */
export function createPosts(
  ports: PostPorts & {
    /** Pays the first post of a member once it is displayed (K23, D51). Locks the wallet. */
    readonly firstPost: (tx: Tx, uid: string, subject: string) => Promise<unknown>;
  },
  engine: PostEngine,
) {
  const { database, idempotency, follows } = ports;
  const { reader } = database;
  const views = createPostViews(ports);

  // The contract's schema has checked the fields: it is the only way in.
  engine.kind('post', {
    check: (body) => body as PostBody,
    words: (body) => ({ title: '', text: (body as PostBody).text }),
    files: (body) => (body as PostBody).media,
    onFirstShown: async (tx, { id, authorUid }) => void (await ports.firstPost(tx, authorUid, id)),
  });

  const toWrite = ({ text, media, topic }: PostEdit, as: ToWrite['as'], id?: string): ToWrite => ({
    kind: 'post',
    id,
    body: { text, media },
    topicId: topic,
    as,
  });

  async function viewOf(tx: Tx, uid: string, id: string) {
    const written = (await engine.find(tx, uid, id, 'post')) ?? refuse('post.missing');
    const [post] = await views.viewsOf(tx, uid, [written]);
    return post ?? refuse('post.missing');
  }

  async function submit(tx: Tx, uid: string, given: ToWrite): Promise<PostsAnswer<'add'>> {
    const { post_id } = await engine.write(tx, uid, given);
    const { id, state, queue, edit } = await viewOf(tx, uid, post_id);
    return { id, state, queue: queue ?? edit?.queue ?? null };
  }

  return {
    /** G050. */
    add: (uid: string, given: PostsRequest<'add'>, intent: IdempotencyKey): Promise<PostsAnswer<'add'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { draft } = given;
          if (draft !== undefined && (await viewOf(tx, uid, draft)).state !== 'draft')
            return refuse('post.state');
          return submit(tx, uid, toWrite(given, 'pending', draft));
        }),
      ),

    /** G420. */
    edit: (uid: string, given: PostsRequest<'edit'>, intent: IdempotencyKey): Promise<PostsAnswer<'edit'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, () => submit(tx, uid, toWrite(given, 'pending', given.id))),
      ),

    /** G051. @param viewer null for a visitor */
    async list(viewer: string | null, given: PostsRequest<'list'>): Promise<PostsAnswer<'list'>> {
      const { tab, topic: topicId, uid: authorUid, followed, cursor, size } = given;
      if ((tab === 'mine' || followed === 1) && viewer === null) return { list: [], next: null };
      const { list, next } =
        tab === 'mine' && viewer !== null
          ? await engine.own(reader, viewer, 'post', cursor, size)
          : await engine.feed(reader, viewer, {
              kind: 'post',
              sort: tab === 'hot' ? 'hot' : 'new',
              topicId,
              authorUid,
              from: followed === 1 && viewer !== null ? await follows.of(reader, viewer) : undefined,
              cursor,
              size,
            });
      return { list: await views.viewsOf(reader, viewer, list), next };
    },

    /** G421. */
    async detail(viewer: string | null, { id }: PostsRequest<'detail'>): Promise<PostsAnswer<'detail'>> {
      const written = (await engine.find(reader, viewer, id, 'post')) ?? refuse('post.missing');
      const [post] = await views.viewsOf(reader, viewer, [written]);
      return { post: post ?? refuse('post.missing') };
    },

    /** G052, of any kind. */
    remove: (
      uid: string,
      { id }: PostsRequest<'remove'>,
      intent: IdempotencyKey,
    ): Promise<PostsAnswer<'remove'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          await engine.remove(tx, uid, id);
          return { ok: true } as const;
        }),
      ),

    /** G422. */
    saveDraft: (
      uid: string,
      given: PostsRequest<'saveDraft'>,
      intent: IdempotencyKey,
    ): Promise<PostsAnswer<'saveDraft'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const { post_id: id, created_at } = await engine.write(tx, uid, toWrite(given, 'draft', given.id));
          return { id, saved: shanghaiTime(created_at), saved_ts: created_at };
        }),
      ),

    /** G423. */
    async drafts(uid: string): Promise<PostsAnswer<'drafts'>> {
      const rows = await findDrafts(reader, uid, 'post');
      const written = await engine.writtenOf(
        reader,
        uid,
        rows.map(({ post_id }) => post_id),
      );
      return { list: await views.viewsOf(reader, uid, written) };
    },
  };
}
export type Posts = ReturnType<typeof createPosts>;
