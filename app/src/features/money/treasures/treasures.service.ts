import { calls, type Treasure, type TreasureState } from '@goldbean/contract/money';
import { agreements, type CallData } from '@goldbean/contract/shared';
import { request } from '../../../shared/api/index.ts';

/** One state, those I have some of, or all. */
export type TreasureTab = TreasureState | 'mine' | 'all';

/** Which treasures are listed. */
export interface TreasureQuery {
  readonly tab: TreasureTab;
  /** Words of the name or of what is said of it; empty for all. */
  readonly q: string;
}
export type TreasureAnswer = CallData<typeof calls.treasures.list>;
export type TreasureExchangeResult = CallData<typeof calls.treasures.exchange>;

/** G710. */
export const listTreasures = ({ tab, q }: TreasureQuery, page: number): Promise<TreasureAnswer> =>
  request(calls.treasures.list, {
    page,
    ...(q !== '' && { q }),
    ...(tab === 'mine' && { mine: true }),
    ...(tab !== 'mine' && tab !== 'all' && { state: tab }),
  });

/** G710 of one. @returns null where there is none */
export async function loadTreasure(
  treasureId: string,
): Promise<{ readonly treasure: Treasure | null; readonly vouchers: number }> {
  const { list, vouchers } = await request(calls.treasures.list, { treasure_id: treasureId });
  return { treasure: list[0] ?? null, vouchers };
}

/**
 * G711, with the agreement ticked (V35).
 * @param vouchers the price that was read
 * @throws ApiError `treasure.*`, `wallet.insufficient`, `order.agreement_changed`
 */
export const exchange = (
  treasureId: string,
  vouchers: number,
  requestId: string,
): Promise<TreasureExchangeResult> =>
  request(calls.treasures.exchange, {
    treasure_id: treasureId,
    vouchers,
    agree: 1,
    // The version that the dialog shows.
    agreement_version: agreements.service.version,
    request_id: requestId,
  });
