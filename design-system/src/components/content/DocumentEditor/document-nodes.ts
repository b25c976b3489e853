import { $createLinkNode, $isLinkNode } from '@lexical/link';
import { $createListItemNode, $createListNode, $isListItemNode, $isListNode } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode, $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalNode,
} from 'lexical';
import type { DocumentBodyBlock, DocumentTextRun } from '../DocumentBody/document.ts';
import { isPicture, PictureNode } from './PictureNode.ts';

/** Runs of words as nodes of the editor. */
function nodesOf({ text, bold, italic, href }: DocumentTextRun): LexicalNode[] {
  const nodes = text.split('\n').flatMap((line, place) => {
    const words = $createTextNode(line);
    if (bold) words.toggleFormat('bold');
    if (italic) words.toggleFormat('italic');
    const before = place === 0 ? [] : [$createLineBreakNode()];
    return line === '' ? before : [...before, words];
  });
  return href === undefined ? nodes : [$createLinkNode(href).append(...nodes)];
}
const fill = <Node extends ElementNode>(node: Node, runs: readonly DocumentTextRun[]): Node =>
  node.append(...runs.flatMap(nodesOf));

function nodeOf(block: DocumentBodyBlock, pictures: Readonly<Record<string, string>>): LexicalNode {
  switch (block.kind) {
    case 'heading':
      return fill($createHeadingNode(block.level === 2 ? 'h2' : 'h3'), block.runs);
    case 'paragraph':
      return fill($createParagraphNode(), block.runs);
    case 'quote':
      return fill($createQuoteNode(), block.runs);
    case 'list':
      return $createListNode(block.ordered ? 'number' : 'bullet').append(
        ...block.items.map((runs) => fill($createListItemNode(), runs)),
      );
    case 'picture':
      return new PictureNode(block.file_id, pictures[block.file_id] ?? '', block.alt);
  }
}

/** Puts a document into the editor; to be called in an update of it. */
export function putDocument(
  blocks: readonly DocumentBodyBlock[],
  pictures: Readonly<Record<string, string>>,
): void {
  const root = $getRoot().clear();
  root.append(...blocks.map((block) => nodeOf(block, pictures)));
  if (root.isEmpty()) root.append($createParagraphNode());
}

/** Words of an element; neighbours of one look become one run. */
function runsOf(element: ElementNode, href?: string): DocumentTextRun[] {
  const runs: DocumentTextRun[] = [];
  const add = (run: DocumentTextRun): void => {
    const last = runs.at(-1);
    const isSame = last && last.bold === run.bold && last.italic === run.italic && last.href === run.href;
    if (isSame) last.text += run.text;
    else runs.push(run);
  };
  for (const node of element.getChildren()) {
    if ($isLineBreakNode(node)) add({ text: '\n', ...(href !== undefined && { href }) });
    else if ($isTextNode(node)) {
      const text = node.getTextContent();
      if (text === '') continue;
      add({
        text,
        ...(node.hasFormat('bold') && { bold: true }),
        ...(node.hasFormat('italic') && { italic: true }),
        ...(href !== undefined && { href }),
      });
    } else if ($isLinkNode(node)) for (const run of runsOf(node, node.getURL())) add(run);
    else if ($isElementNode(node) && !$isListNode(node)) for (const run of runsOf(node, href)) add(run);
  }
  return runs;
}

function blockOf(node: LexicalNode): DocumentBodyBlock[] {
  if (isPicture(node)) return [{ kind: 'picture', file_id: node.__fileId, alt: node.__alt }];
  if ($isListNode(node)) {
    const items = node
      .getChildren()
      .filter($isListItemNode)
      .map((item) => runsOf(item));
    return items.length === 0 ? [] : [{ kind: 'list', ordered: node.getListType() === 'number', items }];
  }
  if (!$isElementNode(node)) return [];
  const runs = runsOf(node);
  if ($isHeadingNode(node)) return [{ kind: 'heading', level: node.getTag() === 'h2' ? 2 : 3, runs }];
  if ($isQuoteNode(node)) return [{ kind: 'quote', runs }];
  return runs.length === 0 ? [] : [{ kind: 'paragraph', runs }];
}

/** The document that stands in the editor; to be called in a read of it. */
export const takeDocument = (): DocumentBodyBlock[] => $getRoot().getChildren().flatMap(blockOf);
