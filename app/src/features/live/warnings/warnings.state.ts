import type { Warning } from '@goldbean/contract/live';
import { proxy } from 'valtio/vanilla';

export interface WarningsState {
  /** What I have to acknowledge in the live session that is open; null before it is known. */
  mine: Warning | null;
  /** How far my confirmation is. */
  confirming: 'no' | 'under way' | 'failed';
}

export const emptyWarnings = (): WarningsState => ({ mine: null, confirming: 'no' });

export const warningsState = proxy<WarningsState>(emptyWarnings());
