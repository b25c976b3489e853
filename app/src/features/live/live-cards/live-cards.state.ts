import type { LiveState } from '@goldbean/contract/live';
import { memberState } from '../../../shared/session/index.ts';

/** How live sessions stand whose cards are on screen, by their id; read with `useSnapshot`. */
export const liveCardsState = memberState<{ known: Record<string, LiveState> }>(() => ({ known: {} }));
