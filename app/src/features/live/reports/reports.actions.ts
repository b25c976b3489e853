import type { ReportOutcome, ReportState } from '@goldbean/contract/live';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { fileAddresses } from '../../../shared/files/index.ts';
import { createPages } from '../../../shared/pages/index.ts';
import { createPoll } from '../../../shared/poll/index.ts';
import * as service from './reports.service.ts';
import { emptyReports, reportsState as state } from './reports.state.ts';

/** How often it is asked whether there are new ones, in ms. */
const everyMs = 10_000;

const pages = createPages({
  state: () => state.pages,
  load: (page) => service.listReports(state.tab, page),
  keyOf: ({ report_id }) => report_id,
  onPage: ({ list }) => fileAddresses.need(list.flatMap(({ pics }) => pics)),
  // What stands there is older than it could be (D90); the next time will tell.
  onMoreFailed: () => undefined,
});
const poll = createPoll({
  ask: pages.reload,
  isVisible: () => document.visibilityState === 'visible',
  everyMs,
});

/** P04: shows what members reported, and new reports as they come. @returns ends it */
export function openReports(): () => void {
  Object.assign(state, emptyReports());
  poll.start();
  return () => {
    poll.stop();
    pages.close();
    Object.assign(state, emptyReports());
  };
}

/** G208. */
export function chooseReportTab(tab: ReportState): void {
  state.tab = tab;
  void pages.show(1);
}

/** @param page from 1 */
export const showReports = (page: number): void => void pages.show(page);

export function beginSettling(id: string, live: string): void {
  Object.assign(state, { settling: { id, live }, error: null });
}

export function cancelSettling(): void {
  if (!state.isSaving) state.settling = null;
}

/** G209; a refusal stays in the dialog. @returns whether it was done */
export async function settleReport(how: { outcome: ReportOutcome; note: string }): Promise<boolean> {
  const { settling } = state;
  if (!settling || state.isSaving) return false;
  Object.assign(state, { isSaving: true, error: null });
  try {
    await service.settleReport(settling.id, how);
    state.settling = null;
    return true;
  } catch (error) {
    state.error = ref(asApiError(error));
    return false;
  } finally {
    state.isSaving = false;
    void pages.reloadWithout(({ report_id }) => report_id === settling.id);
  }
}
