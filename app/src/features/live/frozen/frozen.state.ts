import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';
import type { FrozenRow } from './frozen.service.ts';

export interface FrozenState {
  channelId: string;
  /** S38: those who are frozen now, or those who were. */
  tab: 'frozen' | 'unfrozen';
  /** What is looked for, as it is typed. */
  keyword: string;
  /** Rows of the tab. */
  pages: Pages<FrozenRow>;
  /** Some are being unfrozen. */
  isSaving: boolean;
}

export const emptyFrozen = (channelId = ''): FrozenState => ({
  channelId,
  tab: 'frozen',
  keyword: '',
  pages: emptyPages(),
  isSaving: false,
});

export const frozenState = memberState<FrozenState>(emptyFrozen);
