import { z } from 'zod';
import { address, characters, id, isStorable, saysNothing, text } from '../../shared/fields.ts';
import { articleLimits } from './articles.limits.ts';

/**
 * What an article says, as blocks (S50): stored, checked and shown as this, never as HTML. Words are text: marks and links
 * stand beside them.
 */
const href = address(articleLimits.articleLink, 'article.link');

/** Words of one look; with `href` they lead to a page of ours or outside. */
export const documentRun = z.strictObject({
  text: z
    .string()
    .min(1, 'request.invalid')
    .max(articleLimits.articleCharacters, 'article.too_long')
    .refine(isStorable, 'request.invalid'),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  href: href.optional(),
});
export type DocumentRun = z.infer<typeof documentRun>;

const runs = z.array(documentRun).max(articleLimits.articleRuns, 'request.invalid');

export const documentBlock = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('heading'), level: z.literal([2, 3]), runs }),
    z.strictObject({ kind: z.literal('paragraph'), runs }),
    z.strictObject({ kind: z.literal('quote'), runs }),
    z.strictObject({
      kind: z.literal('list'),
      ordered: z.boolean(),
      items: z.array(runs).min(1, 'request.invalid').max(articleLimits.articleListItems, 'request.invalid'),
    }),
    /** `alt`: what it shows, for who does not see it. */
    z.strictObject({
      kind: z.literal('picture'),
      file_id: id(),
      alt: text(articleLimits.articleAlt),
    }),
  ],
  'request.invalid',
);
export type DocumentBlock = z.infer<typeof documentBlock>;

const runsOf = (block: DocumentBlock): readonly (readonly DocumentRun[])[] => {
  if (block.kind === 'picture') return [];
  return block.kind === 'list' ? block.items : [block.runs];
};
const textOfRuns = (line: readonly DocumentRun[]): string => line.map(({ text }) => text).join('');

/** Plain words of a block, a line for each entry of a list; a picture says nothing. */
export const blockText = (block: DocumentBlock): string => runsOf(block).map(textOfRuns).join('\n');

/** Plain words of a document: what is judged, searched and counted. */
export const documentText = (blocks: readonly DocumentBlock[]): string =>
  blocks
    .map(blockText)
    .filter((text) => text !== '')
    .join('\n');

/** Its pictures by file, each once, in their order. */
export const documentPictures = (blocks: readonly DocumentBlock[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'picture' ? [block.file_id] : []))),
];

/** Whether nobody would find anything to read or see in it. */
export const isEmptyDocument = (blocks: readonly DocumentBlock[]): boolean =>
  saysNothing(documentText(blocks)) && documentPictures(blocks).length === 0;

export const articleDocument = z
  .array(documentBlock)
  .max(articleLimits.articleBlocks, 'article.too_long')
  .superRefine((blocks, context) => {
    const wrong = (message: string) => context.addIssue({ code: 'custom', message });
    if (characters(documentText(blocks)) > articleLimits.articleCharacters) wrong('article.too_long');
    if (documentPictures(blocks).length > articleLimits.articlePictures) wrong('article.pictures');
  });
export type ArticleDocument = z.infer<typeof articleDocument>;
