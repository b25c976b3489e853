import { notifyError } from '../../../shared/notices/index.ts';
import { createPages, emptyPages } from '../../../shared/pages/index.ts';
import { listOwnModeration } from './own-moderation.service.ts';
import { ownModerationState as state } from './own-moderation.state.ts';

const pages = createPages({
  state: () => state.pages,
  load: listOwnModeration,
  keyOf: ({ id }) => id,
  onMoreFailed: notifyError,
});

/** N06: shows what was done against me. @returns ends it */
export function openOwnModeration(): () => void {
  state.pages = emptyPages();
  void pages.open();
  return pages.close;
}

export const loadOwnModeration = pages.open;
export const loadMoreOwnModeration = pages.more;
