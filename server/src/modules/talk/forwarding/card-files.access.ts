import type { Reader } from '../../../platform/database/index.ts';
import { findCardsWith } from './forwarding.repository.ts';

/**
 * Uploads that stand in cards, for the feature that says who may read an upload and when it is deleted.
 * @param roomsWithCards the rooms in which messages show cards now
 */
export const cardFiles = (
  roomsWithCards: (
    reader: Reader,
    cardIds: readonly string[],
  ) => Promise<{ room: string; card_id: string; seq: number }[]>,
) => ({
  async shown(
    reader: Reader,
    fileIds: readonly string[],
  ): Promise<{ room: string; file_id: string; seq: number }[]> {
    const cards = await findCardsWith(reader, fileIds);
    if (cards.length === 0) return [];
    const places = await roomsWithCards(reader, [...new Set(cards.map(({ card_id }) => card_id))]);
    return places.flatMap(({ room, card_id, seq }) =>
      cards.filter((one) => one.card_id === card_id).map(({ file_id }) => ({ room, file_id, seq })),
    );
  },
  /** A card is never changed, so what it holds it holds for ever. */
  holds: async (reader: Reader, fileId: string): Promise<boolean> =>
    (await findCardsWith(reader, [fileId])).length > 0,
});
