import { memberState } from '../../../shared/session/index.ts';
import type { Target } from './content-reports.service.ts';

export interface ContentReportsState {
  /** What is being reported; null while nothing is. */
  reporting: Target | null;
  phase: 'writing' | 'sending' | 'sent' | 'exists';
  /** What is being hidden; null while nothing is. */
  hiding: Target | null;
  isHiding: boolean;
  /** Why the last try did not arrive. */
  error: unknown;
}

export const noContentReport = (): ContentReportsState => ({
  reporting: null,
  phase: 'writing',
  hiding: null,
  isHiding: false,
  error: null,
});

export const contentReportsState = memberState<ContentReportsState>(noContentReport);
