import type { Treasure } from '@goldbean/contract';
import { shanghaiTime } from '../../../platform/clock.ts';
import { stateAt } from './treasures.domain.ts';
import type { TreasureRow } from './treasures.repository.ts';

/** A treasure as a member sees it. @param numbers of the orders by which they got theirs */
export function treasureView(row: TreasureRow, numbers: readonly string[], now: number): Treasure {
  const { treasure_id, name, description, cover, price, stock, taken, limit_each } = row;
  return {
    treasure_id,
    name,
    desc: description,
    cover,
    price,
    stock,
    left: stock - taken,
    limit: limit_each,
    opens: shanghaiTime(row.opens_at),
    opens_ts: row.opens_at,
    closes: shanghaiTime(row.closes_at),
    closes_ts: row.closes_at,
    state: stateAt(row, now),
    numbers: [...numbers],
  };
}
