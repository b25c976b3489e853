import { stores } from '../session/index.ts';

const keyOf = (form: string): string => `draft ${form}`;

/**
 * V05: keeps what was filled in while the member goes to recharge; this tab only.
 * @param form which form, with what it is about: `barrage 7`
 */
export function keepDraft(form: string, draft: string): void {
  if (draft === '') stores.tab.removeItem(keyOf(form));
  else stores.tab.setItem(keyOf(form), draft);
}

/** What was kept of a form, once: afterwards it is the form's again. Empty when nothing was. */
export function takeDraft(form: string): string {
  const draft = stores.tab.getItem(keyOf(form)) ?? '';
  stores.tab.removeItem(keyOf(form));
  return draft;
}
