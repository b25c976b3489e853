import type { BanDecision } from '@goldbean/design-system/live';
import i18next from 'i18next';
import { notify, notifyError } from '../../../shared/notices/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import * as service from './bans.service.ts';
import { bansState as state, emptyBans } from './bans.state.ts';

const pages = createPages({
  state: () => state.pages,
  load: service.listBans,
  onMoreFailed: notifyError,
});

/** T02, P04: shows the bans in force. @returns ends it */
export function openBans(): () => void {
  Object.assign(state, emptyBans());
  void pages.show(1);
  return () => {
    pages.close();
    Object.assign(state, emptyBans());
  };
}

/** @param page from 1 */
export const showBans = (page: number): void => void pages.show(page);

/** The page that is there, anew: the time of one was up. */
export const reloadBans = (): void => void pages.reload();

const doneWords = {
  confirm: 'ban-list:done.confirm',
  refuse: 'ban-list:done.refuse',
  lift: 'ban-list:done.lift',
} as const satisfies Record<BanDecision, string>;

/** G202, G211. @returns whether it was done */
export async function decideBan(banId: string, decision: BanDecision, reason: string): Promise<boolean> {
  if (state.isSaving) return false;
  state.isSaving = true;
  try {
    if (decision === 'lift') await service.liftBan(banId, reason);
    else await service.decideBan(banId, decision === 'confirm', reason);
    notify('success', i18next.t(doneWords[decision]));
    return true;
  } catch (error) {
    notifyError(error);
    return false;
  } finally {
    state.isSaving = false;
    // Also after a failure: somebody else may have decided meanwhile.
    void pages.reloadWithout(({ id }) => decision === 'lift' && id === banId);
  }
}
