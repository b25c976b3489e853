import type { PostKind } from '@goldbean/contract';
import type { PostRow } from './posts.repository.ts';
import type { FileOfVersion, PostVersionRow } from './author/versions.repository.ts';

/** What is handed in to be written. */
export interface ToWrite {
  readonly kind: PostKind;
  /** The draft or thing whose words these are; left out, a new one is begun. */
  readonly id?: string | undefined;
  /** As the kind checks it. */
  readonly body: unknown;
  readonly topicId?: string | undefined;
  /** The channel it belongs to from now on, unless it has one; whoever calls has asked for the right. */
  readonly channelId?: string | undefined;
  readonly as: 'draft' | 'pending';
}

/** Something that was written, as one reader may see it. */
export interface EnginePost {
  readonly post: PostRow;
  /** What shows; for the author of what does not show yet, the last one. */
  readonly version: PostVersionRow;
  readonly files: readonly FileOfVersion[];
  /** For its author: a newer version than the displayed one, which waits or was rejected. */
  readonly edit: { readonly version: PostVersionRow; readonly files: readonly FileOfVersion[] } | null;
}

/** Which feed is asked for, and from where on. */
export interface FeedRequest {
  readonly kind: PostKind;
  readonly sort: 'new' | 'hot';
  readonly topicId?: string | undefined;
  readonly authorUid?: string | undefined;
  readonly channelId?: string | undefined;
  /** Only what these wrote, or what belongs to these channels. */
  readonly from?: { readonly authors: readonly string[]; readonly channels: readonly string[] } | undefined;
  /** Id of one that is displayed: without a cursor the feed begins after it. */
  readonly after?: string | undefined;
  readonly cursor?: string | undefined;
  readonly size: number;
}

/** How a thing is quoted to its author and to staff: its title, or how it begins. */
const quoteCharacters = 80;
export function quoteOf({ title, words }: Pick<PostVersionRow, 'title' | 'words'>): string {
  const characters = Array.from(title === '' ? words : title);
  return characters.length <= quoteCharacters
    ? characters.join('')
    : `${characters.slice(0, quoteCharacters - 1).join('')}…`;
}
