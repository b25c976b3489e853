import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import { listOwnActs } from './own-acts.service.ts';
import { ownActsState as state } from './own-acts.state.ts';

const pages = createPages({
  state: () => state.pages,
  load: listOwnActs,
  keyOf: ({ id }) => id,
  onMoreFailed: notifyError,
});

/** N06: shows what was done against me. @returns ends it */
export function openOwnActs(): () => void {
  state.pages = emptyPages();
  void pages.open();
  return pages.close;
}

export const loadOwnActs = pages.open;
export const loadMoreOwnActs = pages.more;
