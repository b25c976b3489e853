import { wealthDeck, type WealthCard } from '@goldbean/contract';

/** After how many other cards one may come again: half of the deck (S20). */
export const drawsRemembered = wealthDeck.length / 2;

/** The cards that may be drawn. @param recent the last `drawsRemembered` draws */
export const cardsToDraw = (recent: readonly WealthCard[]): readonly WealthCard[] =>
  wealthDeck.filter((card) => !recent.includes(card));
