import type { Tx } from '../../../../platform/database/index.ts';
import { createRegistry } from '../../../../platform/registry.ts';
import type { RefusedMute } from '../messaging.ports.ts';

type Tell = (tx: Tx, refused: RefusedMute) => Promise<void>;

/** Who tells the proposers of mutes that were refused: each feature that has rooms with monitors, by name. */
export function createRefusedMutes() {
  const told = createRegistry<Record<string, Tell>>('tellers of refused mutes');
  return {
    register: (name: string, tell: Tell): void => told.register(name, tell),
    async tell(tx: Tx, refused: RefusedMute): Promise<void> {
      for (const tell of told.all()) await tell(tx, refused);
    },
  };
}
