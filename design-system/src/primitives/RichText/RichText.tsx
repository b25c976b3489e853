import { memo, type MouseEvent, useContext, useMemo } from 'react';
import { LinkNavigation } from '../Link/link-navigation.ts';
import { RichTextRoot } from './RichText.styles.ts';
import { type RichTextSource, toSafeHtml } from './to-safe-html.ts';

export type { RichTextSource } from './to-safe-html.ts';

export interface RichTextProps {
  /** HTML of an editor, Markdown of the assistant, or what a member typed; each is made safe here. */
  source: RichTextSource;
  /** Names a table that scrolls sideways and has no caption, for screen readers: "Table". */
  tableLabel: string;
  /** Level of the highest heading in it: one below the heading it stands under. */
  topHeading?: 2 | 3 | 4;
  /** 16 px to read at length, or 14 px for a bubble or a card. */
  size?: 'reading' | 'compact';
}

const textOf = (source: RichTextSource): string => (source.kind === 'html' ? source.html : source.markdown);
const sourceOf = (kind: RichTextSource['kind'], text: string): RichTextSource =>
  kind === 'html' ? { kind, html: text } : { kind, markdown: text };

/** An article, a notice, an answer: words with headings, lists, tables, code, links and pictures. */
export const RichText = memo(function RichText({
  source,
  tableLabel,
  topHeading = 3,
  size = 'reading',
}: RichTextProps) {
  const navigate = useContext(LinkNavigation);
  const text = textOf(source);
  const safe = useMemo(
    () =>
      toSafeHtml(sourceOf(source.kind, text), {
        topHeading,
        tableLabel,
      }),
    [source.kind, text, topHeading, tableLabel],
  );

  /** Links of ours go through the app's router, as those of Link do. */
  const followOurs = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!navigate || !isPlain || !/^\/(?!\/)/.test(href)) return;
    event.preventDefault();
    navigate(href);
  };

  return (
    <RichTextRoot
      data-size={size}
      dangerouslySetInnerHTML={{ __html: safe }}
      {...(navigate && { onClick: followOurs })}
    />
  );
});
