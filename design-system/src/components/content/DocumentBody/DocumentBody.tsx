import { Fragment, memo, type ReactNode } from 'react';
import { Link, Tooltip } from '../../../primitives/index.ts';
import { type DocumentBodyBlock, type DocumentTextRun, type GlossaryTerm, sectionId } from './document.ts';
import { DocumentRoot, TermMark } from './DocumentBody.styles.ts';
import { termParts } from './term-parts.ts';

export interface DocumentBodyProps {
  blocks: readonly DocumentBodyBlock[];
  /** Addresses of its pictures by file; one without an address is left out. */
  pictures: Readonly<Record<string, string>>;
  /** Words that are explained on hover and focus, each where it stands first (S15). */
  terms?: readonly GlossaryTerm[];
}

const none: readonly GlossaryTerm[] = [];

/** What a document of blocks says: elements out of its data, so that nothing in it can be markup (R17). */
export const DocumentBody = memo(function DocumentBody({
  blocks,
  pictures,
  terms = none,
}: DocumentBodyProps) {
  const seen = new Set<string>();
  return (
    <DocumentRoot>
      {blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- blocks have no names, and a document is drawn as a whole
        <Fragment key={place}>{drawn(block, place, pictures, { terms, seen })}</Fragment>
      ))}
    </DocumentRoot>
  );
});

interface Explained {
  readonly terms: readonly GlossaryTerm[];
  readonly seen: Set<string>;
}

function drawn(
  block: DocumentBodyBlock,
  place: number,
  pictures: DocumentBodyProps['pictures'],
  explained: Explained,
): ReactNode {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return <Heading id={sectionId(place)}>{runsOf(block.runs)}</Heading>;
    }
    case 'paragraph':
      return <p>{runsOf(block.runs, explained)}</p>;
    case 'quote':
      return <blockquote>{runsOf(block.runs, explained)}</blockquote>;
    case 'list': {
      const items = block.items.map((runs, item) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={item}>{runsOf(runs, explained)}</li>
      ));
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'picture': {
      const url = pictures[block.file_id];
      return (
        url !== undefined && (
          <figure>
            <img src={url} alt={block.alt} loading="lazy" decoding="async" />
            {block.alt !== '' && <figcaption aria-hidden="true">{block.alt}</figcaption>}
          </figure>
        )
      );
    }
  }
}

const runsOf = (runs: readonly DocumentTextRun[], explained?: Explained): ReactNode =>
  runs.map((run, place) => {
    const words = run.href === undefined && explained ? marked(run.text, explained) : run.text;
    const italic = run.italic ? <em>{words}</em> : words;
    const look = run.bold ? <strong>{italic}</strong> : italic;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Fragment key={place}>{run.href === undefined ? look : <Link href={run.href}>{look}</Link>}</Fragment>
    );
  });

const marked = (text: string, { terms, seen }: Explained): ReactNode =>
  termParts(text, terms, seen).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Tooltip key={part.term.key} text={part.term.meaning}>
        <TermMark type="button">{part.text}</TermMark>
      </Tooltip>
    ),
  );
