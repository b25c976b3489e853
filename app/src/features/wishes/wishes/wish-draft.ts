import { wishKinds, wishProducts } from '@goldbean/contract/wishes';
import { z } from 'zod';
import { createKeptDrafts } from '../../../shared/forms/index.ts';

/**
 * What of a wish outlives a reload (S09): what was written, and the pictures and the recording that have arrived. Of other
 * pictures the name stays, so that none is missing silently.
 */
const schema = z.object({
  values: z.object({
    title: z.string(),
    description: z.string(),
    product: z.union([z.enum(wishProducts), z.literal('')]),
    kind: z.literal(wishKinds),
    page: z.string(),
  }),
  pictures: z.array(
    z.object({
      name: z.string(),
      /** Null: a reload ended its way. */
      sent: z.object({ fileId: z.string(), url: z.string() }).nullable(),
    }),
  ),
  /** A draft of before has none. */
  recording: z
    .object({ name: z.string(), sent: z.object({ fileId: z.string(), url: z.string() }) })
    .nullable()
    .default(null),
  keptAt: z.number(),
});

/** One draft for each member and wish, in this tab. */
export const wishDrafts = createKeptDrafts('wish', schema);
