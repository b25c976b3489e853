import type { Reader } from '../../../../platform/database/index.ts';
import { createRegistry } from '../../../../platform/registry.ts';
import type { AskRoomsOf } from '../messaging.ports.ts';

/** Who is in which rooms: each feature that brings rooms into the list of a member answers for its own. */
export function createMemberships() {
  const lists = createRegistry<Record<string, AskRoomsOf>>('lists of rooms');
  return {
    /** @throws Error when the name is taken */
    register: (name: string, ask: AskRoomsOf): void => lists.register(name, ask),
    /** All of them together, one query a feature. */
    async roomsOf(reader: Reader, uids: readonly string[]) {
      return (await Promise.all(lists.all().map((ask) => ask(reader, uids)))).flat();
    },
  };
}
