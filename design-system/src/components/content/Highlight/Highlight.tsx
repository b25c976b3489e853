import { foundClass } from './Highlight.styles.ts';
import { highlightParts } from './highlight-parts.ts';

interface HighlightProps {
  text: string;
  /** What was searched for; empty marks nothing. */
  query: string;
}

/** A text with what was searched for marked in it. A part of the components of this area. */
export function Highlight({ text, query }: HighlightProps) {
  let offset = 0;
  return highlightParts(text, query).map((part) => {
    const key = offset;
    offset += part.text.length;
    return part.isFound ? (
      <mark key={key} className={foundClass}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
