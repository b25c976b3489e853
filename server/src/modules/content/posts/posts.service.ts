import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listDrafts, listPosts } from './feed/list-posts.usecase.ts';
import type { PostEngine } from './post-kinds.provider.ts';
import type { PostPorts } from './posts.ports.ts';
import { createPostViews } from './posts.views.ts';
import { addPost, editPost, saveDraft } from './submit-post.usecase.ts';

type PostsRequest<Name extends keyof typeof calls.posts> = CallRequest<(typeof calls.posts)[Name]>;
type PostsAnswer<Name extends keyof typeof calls.posts> = CallAnswer<(typeof calls.posts)[Name]>;

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
  const { database, idempotency } = ports;
  const { reader } = database;
  const views = createPostViews(ports);
  const deps = { ...ports, engine, views };

  // The contract's schema has checked the fields: it is the only way in.
  engine.kind('post', {
    check: (body) => body as PostBody,
    words: (body) => ({ title: '', text: (body as PostBody).text }),
    files: (body) => (body as PostBody).media,
    onFirstShown: async (tx, { id, authorUid }) => void (await ports.firstPost(tx, authorUid, id)),
  });

  return {
    /** G050. */
    add: (uid: string, given: PostsRequest<'add'>, intent: IdempotencyKey): Promise<PostsAnswer<'add'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => addPost(tx, uid, given, deps))),

    /** G420. */
    edit: (uid: string, given: PostsRequest<'edit'>, intent: IdempotencyKey): Promise<PostsAnswer<'edit'>> =>
      database.transaction((tx) => idempotency.once(tx, intent, () => editPost(tx, uid, given, deps))),

    /** G051. @param viewer null for a visitor */
    list: (viewer: string | null, given: PostsRequest<'list'>): Promise<PostsAnswer<'list'>> =>
      listPosts(reader, viewer, given, deps),

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
      database.transaction((tx) => idempotency.once(tx, intent, () => saveDraft(tx, uid, given, deps))),

    /** G423. */
    drafts: (uid: string): Promise<PostsAnswer<'drafts'>> => listDrafts(reader, uid, deps),
  };
}
export type Posts = ReturnType<typeof createPosts>;
