import type { CallAnswer, CallRequest, calls } from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { refuse } from '../../../platform/refusal.ts';
import { attend } from './attend-meeting.usecase.ts';
import type { HerdsmanClubPorts } from './herdsman-clubs.ports.ts';
import { findCities, findClub, findClubs, lockClub } from './herdsman-clubs.repository.ts';
import { clubView } from './herdsman-clubs.views.ts';
import { importClub, type ImportedClub } from './import-club.usecase.ts';
import { createClubEditor } from './write-club.usecase.ts';

type HerdsmanClubsRequest<Name extends keyof typeof calls.herdsmanClubs> = CallRequest<
  (typeof calls.herdsmanClubs)[Name]
>;
type HerdsmanClubsAnswer<Name extends keyof typeof calls.herdsmanClubs> = CallAnswer<
  (typeof calls.herdsmanClubs)[Name]
>;

/** Herdsman clubs (S22): everybody sees them, members join and sign up for meetings, who runs one writes it. */
export function createHerdsmanClubs(ports: HerdsmanClubPorts) {
  const { database, clock, idempotency } = ports;
  const { reader } = database;
  const write = createClubEditor(ports);

  return {
    /** G700. @param viewer null for a visitor */
    async list(
      viewer: Actor | null,
      { q, city, mine, page, page_size }: HerdsmanClubsRequest<'list'>,
    ): Promise<HerdsmanClubsAnswer<'list'>> {
      const { rows, total } = await findClubs(reader, {
        q,
        city,
        uid: viewer?.uid ?? null,
        isMine: mine,
        now: clock.now(),
        limit: page_size,
        offset: (page - 1) * page_size,
      });
      const list = rows.map(({ cover, next_title, next_at, ...row }) => ({
        ...row,
        cover: cover ?? '',
        next: next_title === null || next_at === null ? null : { title: next_title, starts_ts: next_at },
      }));
      return { list, total, page, page_size, cities: await findCities(reader) };
    },

    /** G701. @param viewer null for a visitor */
    async detail(
      viewer: Actor | null,
      { club_id }: HerdsmanClubsRequest<'detail'>,
    ): Promise<HerdsmanClubsAnswer<'detail'>> {
      const row = (await findClub(reader, club_id)) ?? refuse('herdsman.missing');
      return { club: await clubView(reader, row, viewer, ports) };
    },

    /** G702. */
    attend: (
      actor: Actor,
      given: HerdsmanClubsRequest<'attend'>,
      intent: IdempotencyKey,
    ): Promise<HerdsmanClubsAnswer<'attend'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => {
          const club = (await lockClub(tx, given.club_id)) ?? refuse('herdsman.missing');
          await attend(tx, club, actor.uid, given, clock.now());
          return { club: await clubView(tx, club, actor, ports) };
        }),
      ),

    /** G703. */
    save: (
      actor: Actor,
      given: HerdsmanClubsRequest<'save'>,
      intent: IdempotencyKey,
    ): Promise<HerdsmanClubsAnswer<'save'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, async () => ({ club_id: await write(tx, actor, given) })),
      ),

    importClub: (tx: Tx, given: ImportedClub): Promise<string> => importClub(tx, given, ports),
  };
}
export type HerdsmanClubs = ReturnType<typeof createHerdsmanClubs>;
