import type { Treasure } from '@goldbean/contract/money';
import type { TreasureView } from '@goldbean/design-system/treasures';
import type { Snapshot } from 'valtio/vanilla';

/** A treasure as the design system draws it. */
export const viewOf = (treasure: Snapshot<Treasure>): TreasureView => ({
  id: treasure.treasure_id,
  name: treasure.name,
  description: treasure.desc,
  cover: treasure.cover,
  price: treasure.price,
  stock: treasure.stock,
  left: treasure.left,
  limit: treasure.limit,
  opensAt: treasure.opens_ts,
  closesAt: treasure.closes_ts,
  state: treasure.state,
  numbers: treasure.numbers,
});
