import type { z } from 'zod';
import { session, stores } from '../session/index.ts';

/** What a form of the member is about: the next one at this tab finds nothing of it. */
export const ofMember = (about: string): string => `${session.userBaseInfo?.uid ?? ''} ${about}`;

/**
 * V05: what was filled in stays with this tab while the member goes to recharge, on pages of ours or a provider's.
 * @param form which form
 * @param schema what may come back; anything else that lies there is nothing
 */
export function createKeptDrafts<Values>(form: string, schema: z.ZodType<Values>) {
  const keyOf = (about: string): string => `draft ${form} ${about}`;
  return {
    /** @param about what the form is about: the id of a live session */
    keep(about: string, values: Values): void {
      stores.tab.setItem(keyOf(about), JSON.stringify(values));
    },

    /** What was kept, once: afterwards it is the form's again. Null when nothing was. */
    take(about: string): Values | null {
      const kept = stores.tab.getItem(keyOf(about));
      stores.tab.removeItem(keyOf(about));
      try {
        return schema.safeParse(JSON.parse(kept ?? '')).data ?? null;
      } catch {
        return null;
      }
    },
  };
}
