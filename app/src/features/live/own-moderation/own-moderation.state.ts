import type { OwnAction } from '@goldbean/contract/live';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';
import { memberState } from '../../../shared/session/index.ts';

export interface OwnActsState {
  pages: Pages<OwnAction>;
}

export const ownModerationState = memberState<OwnActsState>(() => ({ pages: emptyPages() }));
