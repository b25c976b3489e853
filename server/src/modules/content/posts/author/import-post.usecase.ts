import { postRoom, type PostKind } from '@goldbean/contract';
import type { Tx } from '../../../../platform/database/index.ts';
import type { Kinds } from '../post-kinds.registry.ts';
import type { PostPorts } from '../posts.ports.ts';
import { changePost, insertPost } from '../posts.repository.ts';
import { decideVersion, saveVersion } from './versions.repository.ts';

/** Something that was written before, such as in the demo; nobody is notified and nothing is paid. */
export interface PostToImport {
  readonly kind: PostKind;
  readonly authorUid: string;
  readonly body: unknown;
  readonly topicId: string | null;
  readonly channelId: string | null;
  /** Its files, which are in use already; sizes in px. */
  readonly files: readonly {
    readonly file_id: string;
    readonly w: number | null;
    readonly h: number | null;
  }[];
  /** When it was submitted, UTC ms. */
  readonly at: number;
  /** Left out, it waits. */
  readonly verdict?: {
    readonly by: string;
    readonly passes: boolean;
    readonly reason: string;
    readonly at: number;
  };
}

/** Puts what was written before into the engine. */
export function createPostImport({ ids, rooms }: Pick<PostPorts, 'ids' | 'rooms'>, kinds: Kinds) {
  return {
    /** @returns its id */
    async importPost(tx: Tx, given: PostToImport): Promise<string> {
      const { kind, topicId: topic_id, at, verdict } = given;
      const rule = kinds.need(kind);
      const body = rule.check(given.body);
      const { title, text: words } = rule.words(body);
      const post_id = ids.next();
      await insertPost(tx, {
        post_id,
        kind,
        author_uid: given.authorUid,
        channel_id: given.channelId,
        topic_id,
        state: 'pending',
        last_version: 1,
        created_at: at,
      });
      const version = { post_id, version: 1, kind, body, title, words, topic_id };
      await saveVersion(tx, { ...version, state: 'pending', submitted_at: at }, given.files);
      if (!verdict) return post_id;
      const state = verdict.passes ? 'displayed' : 'rejected';
      await decideVersion(tx, version, { ...verdict, state });
      await changePost(tx, post_id, {
        state,
        ...(verdict.passes && { shown_version: 1, displayed_at: verdict.at }),
      });
      if (verdict.passes) await rooms.create(tx, postRoom(kind, post_id));
      return post_id;
    },
  };
}
