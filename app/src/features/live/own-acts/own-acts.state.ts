import type { OwnAction } from '@goldbean/contract/live';
import { proxy } from 'valtio/vanilla';
import { emptyPages, type Pages } from '../../../shared/pages/index.ts';

export interface OwnActsState {
  pages: Pages<OwnAction>;
}

export const ownActsState = proxy<OwnActsState>({ pages: emptyPages() });
