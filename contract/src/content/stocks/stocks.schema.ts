import { z } from 'zod';

/** A listed company (S46). */
export const stock = z.object({
  /** As its exchange writes it: 600519, 00700, AAPL. */
  code: z.string(),
  /** In Chinese, or as it is called where it is listed. */
  name: z.string(),
  /** In English; may be empty. */
  name_en: z.string(),
  /** The exchange, as its people call it: SSE, SZSE, HKEX. */
  market: z.string(),
  /** First letters of the pinyin; empty for a name without Chinese. */
  pinyin: z.string(),
});
export type Stock = z.infer<typeof stock>;
