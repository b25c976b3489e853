import { refuse } from '../../../platform/refusal.ts';
import type { BagPorts } from './bags.ports.ts';
import { findBag } from './bags.repository.ts';
import type { BagRow } from './bags.tables.ts';
import type { BagDraw } from './draw-bag.job.ts';

/** Who may look at a bag: those whom its live session lets in. */
export function createBagAccess(
  { database, lives }: Pick<BagPorts, 'database' | 'lives'>,
  drawing: Pick<BagDraw, 'isDue' | 'settle'>,
) {
  const { reader } = database;

  /** A bag the member may look at; when it is due it has been drawn. */
  async function seen(bagId: string, uid: string): Promise<BagRow> {
    const bag = (await findBag(reader, bagId)) ?? refuse('bag.missing');
    await lives.enter(reader, bag.live_id, uid);
    if (!drawing.isDue(bag)) return bag;
    await drawing.settle(bagId);
    return (await findBag(reader, bagId)) ?? refuse('bag.missing');
  }

  return { seen };
}
export type BagAccess = ReturnType<typeof createBagAccess>;
