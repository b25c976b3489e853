import type { Tx } from '../../../../platform/database/index.ts';
import { createRegistry } from '../../../../platform/registry.ts';
import type { RefusedMute } from '../messaging.ports.ts';

type Notify = (tx: Tx, refused: RefusedMute) => Promise<void>;

/** Who tells the proposers of mutes that were refused: each feature that has rooms with monitors, by name. */
export function createRefusedMutes() {
  const notifiers = createRegistry<Record<string, Notify>>('notifiers of refused mutes');
  return {
    register: (name: string, notify: Notify): void => notifiers.register(name, notify),
    async notify(tx: Tx, refused: RefusedMute): Promise<void> {
      for (const notify of notifiers.all()) await notify(tx, refused);
    },
  };
}
