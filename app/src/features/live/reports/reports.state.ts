import type { Report, ReportState } from '@goldbean/contract/live';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface ReportsState {
  /** P04: those that wait, or those that were settled. */
  tab: ReportState;
  pages: Pages<Report>;
  /** The report that is being settled; null while none is. */
  settling: { readonly id: string; readonly live: string } | null;
  isSaving: boolean;
  /** Why the last try to settle it failed. */
  error: unknown;
}

export const emptyReports = (): ReportsState => ({
  tab: 'open',
  pages: { ...emptyPages<Report>(), page: 1 },
  settling: null,
  isSaving: false,
  error: null,
});

export const reportsState = memberState<ReportsState>(emptyReports);
