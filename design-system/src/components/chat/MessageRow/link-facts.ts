import { textParts } from './text-parts.ts';

/** Where a link leads, told by its address alone: nobody fetches the page behind it (F: SSRF none). */
export interface LinkFacts {
  href: string;
  /**
   * The host that is asked in the end, with its port; a name in other letters stands as the browser asks for it
   * (`xn--…`), so that one that only looks like another is seen.
   */
  host: string;
  /** What is asked of it, in readable letters; empty for its first page. */
  path: string;
}

function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Not UTF-8: it stands as it came.
    return path;
  }
}

/** The first link in a text; undefined without one, and for one that no browser can follow. */
export function linkFacts(text: string): LinkFacts | undefined {
  if (!text.includes('://')) return undefined;
  const link = textParts(text).find(({ kind, text }) => kind === 'link' && URL.canParse(text));
  if (!link) return undefined;
  const { href, host, pathname, search } = new URL(link.text);
  const path = `${pathname}${search}`;
  return { href, host, path: path === '/' ? '' : readable(path) };
}
