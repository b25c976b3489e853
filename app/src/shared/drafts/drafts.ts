import { stores } from '../session/index.ts';

const keyOf = (form: string): string => `draft ${form}`;

/**
 * V05: stores the content of a form while the member goes to recharge; in this tab only.
 * @param form which form, with what it is about: `barrage 7`
 */
export function keepDraft(form: string, draft: string): void {
  if (draft === '') stores.tab.removeItem(keyOf(form));
  else stores.tab.setItem(keyOf(form), draft);
}

/** Returns the stored content of a form and deletes it. Empty when there is none. */
export function takeDraft(form: string): string {
  const draft = stores.tab.getItem(keyOf(form)) ?? '';
  stores.tab.removeItem(keyOf(form));
  return draft;
}
