import type { FavouriteCard } from '@goldbean/contract';
import type { Reader } from '../../platform/database/index.ts';

interface FavouriteLives {
  /** Those of the live sessions that were announced, as cards show them, whoever may enter. */
  favouriteCards(reader: Reader, liveIds: readonly string[]): Promise<Map<string, FavouriteCard>>;
}

interface FavouriteReplays {
  /** Whether members who may enter the live session, which is over, can watch it again. */
  hasReplay(reader: Reader, liveId: string): Promise<boolean>;
}

/** What members keep of live sessions, to watch or to watch again (S44). */
export const favouriteCards = (lives: FavouriteLives, replays: FavouriteReplays) => ({
  lives: {
    cards: (from: Reader, _uid: string, ids: readonly string[]) => lives.favouriteCards(from, ids),
  },
  replays: {
    async cards(from: Reader, _uid: string, ids: readonly string[]): Promise<Map<string, FavouriteCard>> {
      const cards = await lives.favouriteCards(from, ids);
      for (const id of cards.keys()) if (!(await replays.hasReplay(from, id))) cards.delete(id);
      return cards;
    },
  },
});
