import type { PostKind } from '@goldbean/contract';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PostDecisions } from './review/review-post.usecase.ts';
import { quoteOf, type EnginePost } from './engine.ports.ts';
import { countOn, setLikesNotified, type PostRow } from './posts.repository.ts';
import type { PostPorts } from './posts.ports.ts';
import type { PostReader } from './feed/read-posts.usecase.ts';
import type { PostNotifications } from './post.events.ts';

/** Something that can be liked, commented on and reported, while it is displayed. */
export interface DisplayedThing {
  readonly type: string;
  readonly id: string;
  readonly authorUid: string;
  readonly channelId: string | null;
  /** Its title, or how it begins. */
  readonly words: string;
}

/** The most of 1, 10, 100 ... that so many likes have reached. */
const milestoneOf = (likes: number): number => (likes < 1 ? 0 : 10 ** Math.floor(Math.log10(likes)));

/** The things of one kind, for the features that work on displayed things of any type. */
export function createThings(
  kind: PostKind,
  parts: {
    readonly reading: PostReader;
    readonly notifications: PostNotifications;
    readonly deciding: PostDecisions;
    readonly users: PostPorts['users'];
  },
) {
  const { reading, notifications, deciding, users } = parts;

  const asThing = ({ post, version }: EnginePost): DisplayedThing => ({
    type: kind,
    id: post.post_id,
    authorUid: post.author_uid,
    channelId: post.channel_id,
    words: quoteOf(version),
  });

  /** @returns null where it is not displayed */
  async function displayed(reader: Reader, id: string): Promise<DisplayedThing | null> {
    const written = await reading.find(reader, null, id, kind);
    return written && asThing(written);
  }

  async function notifyLikes(tx: Tx, post: PostRow, by: string): Promise<void> {
    const reached = milestoneOf(post.likes);
    if (reached <= post.likes_told || post.author_uid === by) return;
    await setLikesNotified(tx, post.post_id, reached);
    const liker = (await users.many(tx, [by])).get(by);
    const thing = await displayed(tx, post.post_id);
    if (!liker || !thing) return;
    await notifications.member(tx, post.author_uid, {
      kind: 'content_liked',
      type: kind,
      id: post.post_id,
      about: null,
      words: thing.words,
      nickname: liker.nickname,
      likes: post.likes,
    });
  }

  return {
    displayed,

    /** Counts a like more or less, and locks the thing. @param by who likes it @throws Refusal `post.missing` */
    async like(tx: Tx, id: string, change: 1 | -1, by: string): Promise<number> {
      const post = (await countOn(tx, id, 'likes', change)) ?? refuse('post.missing');
      notifications.counted(tx, post);
      if (change === 1) await notifyLikes(tx, post, by);
      return post.likes;
    },

    async likedBefore(tx: Tx, id: string, likes: number): Promise<void> {
      const post = (await countOn(tx, id, 'likes', likes)) ?? refuse('post.missing');
      await setLikesNotified(tx, id, milestoneOf(post.likes));
    },

    /** How many likes it has. @throws Refusal `post.missing` when it is not displayed */
    async likes(reader: Reader, id: string): Promise<number> {
      const written = (await reading.find(reader, null, id, kind)) ?? refuse('post.missing');
      return written.post.likes;
    },

    /** How many displayed comments it has; none once it is not displayed. */
    comments: async (reader: Reader, id: string): Promise<number> =>
      (await reading.find(reader, null, id, kind))?.post.comments ?? 0,

    /** Counts displayed comments more or less; its room is notified while it is displayed. */
    async comment(tx: Tx, id: string, change: number): Promise<void> {
      const post = await countOn(tx, id, 'comments', change);
      if (post?.state === 'displayed') notifications.counted(tx, post);
    },

    hide: deciding.hide,
    show: deciding.show,
  };
}
export type Things = ReturnType<typeof createThings>;
