import type { CallAnswer, calls } from '@goldbean/contract';
import type { Reader } from '../../../../platform/database/index.ts';
import { createRegistry, type Registry } from '../../../../platform/registry.ts';
import type { LiveFacets } from '../live-sessions.ports.ts';
import type { LiveRow } from '../live-sessions.tables.ts';

type Now = CallAnswer<typeof calls.live.info>['now'];

/** Ids of what a feature has running in a live session, as far as the member may see it. */
type AskRunning = (reader: Reader, liveId: string, uid: string) => Promise<string[]>;

/** What runs in a room now, of every feature, for who comes late (C018). */
export function createRoomNow(facets: Registry<LiveFacets>) {
  const kinds = createRegistry<Record<string, { readonly kind: string; readonly ask: AskRunning }>>(
    'what runs in live sessions',
  );

  async function running(reader: Reader, liveId: string, uid: string): Promise<Now['running']> {
    const found = await Promise.all(
      kinds
        .all()
        .map(async ({ kind, ask }): Promise<[string, string[]]> => [kind, await ask(reader, liveId, uid)]),
    );
    return Object.fromEntries(found.filter(([, ids]) => ids.length > 0));
  }

  return {
    /** Registers what a feature has running, by its kind. */
    register: (kind: string, ask: AskRunning): void => kinds.register(kind, { kind, ask }),
    async of(reader: Reader, live: LiveRow, uid: string): Promise<Now> {
      const { live_id: liveId, current_product } = live;
      const [vote, wishes, rank, others] = await Promise.all([
        facets.need('vote')(reader, liveId, uid),
        facets.need('wishes')(reader, liveId),
        facets.need('top')(reader, liveId),
        running(reader, liveId, uid),
      ]);
      return { product_id: current_product, vote, wishes, rank, running: others };
    },
  };
}
export type RoomNow = ReturnType<typeof createRoomNow>;
