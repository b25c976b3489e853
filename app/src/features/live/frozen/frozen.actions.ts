import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import * as service from './frozen.service.ts';
import { emptyFrozen, frozenState as state, type FrozenState } from './frozen.state.ts';

/** So long nothing must be typed before the words are searched, ms. */
const typingMs = 300;
let typing: ReturnType<typeof setTimeout> | undefined;

const pages = createPages({
  state: () => state.pages,
  load: (page) => {
    const { channelId: channel_id, tab } = state;
    const keyword = state.keyword.trim();
    const wanted = { channel_id, page, ...(keyword !== '' && { keyword }) };
    return tab === 'frozen' ? service.listFrozen(wanted) : service.listUnfrozen(wanted);
  },
  onMoreFailed: notifyError,
});

/** S38: shows who is frozen in a channel. @returns ends it */
export function openFrozen(channelId: string): () => void {
  Object.assign(state, emptyFrozen(channelId));
  void pages.show(1);
  return () => {
    clearTimeout(typing);
    pages.close();
    Object.assign(state, emptyFrozen());
  };
}

/** C067, C068. */
export function chooseFrozenTab(tab: FrozenState['tab']): void {
  clearTimeout(typing);
  state.tab = tab;
  void pages.show(1);
}

/** The words that are looked for change; they are asked for when nothing is typed any more. */
export function searchFrozen(keyword: string): void {
  clearTimeout(typing);
  pages.close();
  state.keyword = keyword;
  state.pages = emptyPages();
  typing = setTimeout(() => void pages.show(1), typingMs);
}

/** @param page from 1 */
export const showFrozen = (page: number): void => void pages.show(page);

/** The page that is there, anew: somebody's time was up. */
export const reloadFrozen = (): void => void pages.reload();

/**
 * C066: one after the other, so that a failure leaves the rest as it was. The rows that were unfrozen leave the list.
 * @returns whether all were unfrozen
 */
export async function unfreeze(ids: readonly string[], note: string): Promise<boolean> {
  if (state.isSaving) return false;
  state.isSaving = true;
  try {
    for (const id of ids) await service.unfreeze(id, note);
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  } finally {
    state.isSaving = false;
    void pages.reloadWithout(({ id }) => ids.includes(id));
  }
}
