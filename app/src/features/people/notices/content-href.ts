import { paths } from '../../../shared/paths/index.ts';

/** What a notice is about, as the calls of content name it. */
interface NamedContent {
  readonly type: string;
  readonly id: string;
}

/** Where it is read; null for a kind that this client does not know. */
function hrefOf({ type, id }: NamedContent): string | null {
  if (type === 'post') return paths.circle.href({ post: id });
  if (type === 'article') return paths.article.href({ id });
  return type === 'video' ? paths.videoPlay.href({ id }) : null;
}

/** Where what I wrote is changed after a refusal; null for a kind that cannot be. */
function mendingHrefOf({ type, id }: NamedContent): string | null {
  if (type === 'post') return paths.publish.href({ edit: id });
  if (type === 'article') return paths.article.href({ write: id });
  return type === 'video' ? paths.shortVideos.href({ tab: 'mine', write: id }) : null;
}

/** What a notice of content names: something written, or a comment and what that stands under. */
type ContentNotice =
  | (NamedContent & { readonly about: NamedContent | null })
  | { readonly how: string; readonly about: NamedContent };

/** A link of a notice: its key among the words of notices, and the address in the app. */
export interface ContentLink {
  readonly words: 'openContent' | 'mendContent';
  readonly href: string;
}

/**
 * Where a notice leads: to what it is about, of a comment to what that stands under, and of what was rejected to where it is
 * changed. Null where there is nothing to be seen.
 */
export function contentLink(notice: ContentNotice, isRejected: boolean): ContentLink | null {
  const mending = isRejected && 'type' in notice ? mendingHrefOf(notice) : null;
  if (mending !== null) return { words: 'mendContent', href: mending };
  const href = 'how' in notice ? hrefOf(notice.about) : hrefOf(notice.about ?? notice);
  return href === null ? null : { words: 'openContent', href };
}
