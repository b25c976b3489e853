import type { LiveState } from '@goldbean/contract/live';
import { proxy } from 'valtio/vanilla';

/** How live sessions stand whose cards are on screen, by their id; read with `useSnapshot`. */
export const liveCardsState = proxy<{ known: Record<string, LiveState> }>({ known: {} });
