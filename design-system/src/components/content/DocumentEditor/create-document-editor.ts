import { createEmptyHistoryState, registerHistory } from '@lexical/history';
import { $toggleLink, LinkNode } from '@lexical/link';
import { $insertList, ListItemNode, ListNode, registerList } from '@lexical/list';
import {
  $createHeadingNode,
  $createQuoteNode,
  HeadingNode,
  QuoteNode,
  registerRichText,
} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $selectAll,
  createEditor,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import type { DocumentBodyBlock } from '../DocumentBody/document.ts';
import { putDocument, takeDocument } from './document-nodes.ts';
import { PictureNode } from './PictureNode.ts';

export type BlockLook = 'paragraph' | 'heading' | 'subheading' | 'quote' | 'bullets' | 'numbers';

const elements: Readonly<Record<Exclude<BlockLook, 'bullets' | 'numbers'>, () => ElementNode>> = {
  paragraph: $createParagraphNode,
  heading: () => $createHeadingNode('h2'),
  subheading: () => $createHeadingNode('h3'),
  quote: $createQuoteNode,
};

/** The kept editor (Lexical), with what a document may hold and nothing else: other markup that is pasted becomes words. */
export function createDocumentEditor(
  element: HTMLElement,
  blocks: readonly DocumentBodyBlock[],
  pictures: Readonly<Record<string, string>>,
  onChange: (blocks: readonly DocumentBodyBlock[]) => void,
) {
  const editor = createEditor({
    namespace: 'goldbean-document',
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, PictureNode],
    theme: {},
    onError: (error) => {
      throw error;
    },
  });
  editor.setRootElement(element);
  const stops = [
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), 500),
  ];
  editor.update(() => putDocument(blocks, pictures), { tag: 'history-merge', discrete: true });
  stops.push(
    editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState }) => {
      if (dirtyElements.size > 0 || dirtyLeaves.size > 0) onChange(editorState.read(takeDocument));
    }),
  );
  return {
    bold: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold'),
    italic: () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic'),
    undo: () => editor.dispatchCommand(UNDO_COMMAND, undefined),
    redo: () => editor.dispatchCommand(REDO_COMMAND, undefined),
    /** The blocks of the selection become this. */
    look: (look: BlockLook) =>
      editor.update(() => {
        const selection = $getSelection() ?? $selectAll();
        if (!$isRangeSelection(selection)) return;
        if (look === 'bullets' || look === 'numbers') {
          $insertList(look === 'bullets' ? 'bullet' : 'number');
          return;
        }
        const tops = new Set(
          selection.getNodes().flatMap((node) => {
            const top = node.getTopLevelElement();
            return top === null || top.getType() === 'picture' ? [] : [top as ElementNode];
          }),
        );
        for (const top of tops) {
          // Entries of a list become blocks of their own.
          const lines = top instanceof ListNode ? (top.getChildren() as ElementNode[]) : [top];
          for (const line of lines) top.insertBefore(elements[look]().append(...line.getChildren()));
          top.remove();
        }
      }),
    /** @param href null takes the link away */
    link: (href: string | null) => editor.update(() => $toggleLink(href)),
    picture: (fileId: string, url: string, alt: string) =>
      editor.update(() => $insertNodes([new PictureNode(fileId, url, alt), $createParagraphNode()])),
    focus: () => editor.focus(),
    stop() {
      for (const stop of stops) stop();
      editor.setRootElement(null);
    },
  };
}
export type RunningEditor = ReturnType<typeof createDocumentEditor>;
