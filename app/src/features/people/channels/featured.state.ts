import { memberState } from '../../../shared/session/index.ts';
import type { Featured } from './channels.service.ts';

/** The channels that visitors see. */
export const featuredState = memberState<{ list: Featured[] }>(() => ({ list: [] }));
