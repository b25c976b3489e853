import { z } from 'zod';
import { createKeptDrafts, ofMember } from '../../../shared/forms/index.ts';
import type { FilledIn, TaskUpload } from './tasks.state.ts';

const schema = z.object({
  values: z.object({ fields: z.record(z.string(), z.array(z.string())), text: z.string() }),
  uploads: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      size: z.number(),
      share: z.number(),
      fileId: z.string(),
      failure: z.string(),
    }),
  ),
});
const drafts = createKeptDrafts('class work', schema);

/** Keeps what is filled in for a task; of its files those that are there. */
export function keepDraft(taskId: string, { fields, text }: FilledIn, uploads: readonly TaskUpload[]): void {
  const copied = Object.fromEntries(Object.entries(fields).map(([id, values]) => [id, [...values]]));
  drafts.keep(ofMember(taskId), {
    values: { fields: copied, text },
    uploads: uploads.filter(({ fileId }) => fileId !== '').map((upload) => ({ ...upload })),
  });
}

/** What was kept; it is kept no longer. */
export const takeDraft = (taskId: string) => drafts.take(ofMember(taskId));
