import type { Warning } from '@goldbean/contract/live';
import { memberState } from '../../../shared/session/index.ts';

export interface WarningsState {
  /** What I have to acknowledge in the live session that is open; null before it is known. */
  mine: Warning | null;
  /** How far my confirmation is. */
  confirming: 'no' | 'under way' | 'failed';
}

export const emptyWarnings = (): WarningsState => ({ mine: null, confirming: 'no' });

export const warningsState = memberState<WarningsState>(emptyWarnings);
