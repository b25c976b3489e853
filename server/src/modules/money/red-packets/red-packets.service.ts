import {
  packetScenes,
  type CallAnswer,
  type CallRequest,
  type CausePlace,
  type calls,
} from '@goldbean/contract';
import type { Actor } from '../../../platform/actor.ts';
import type { Reader } from '../../../platform/database/index.ts';
import type { IdempotencyKey } from '../../../platform/idempotency.ts';
import { createRegistry } from '../../../platform/registry.ts';
import { createClaims } from './claims/claim-packet.usecase.ts';
import { createClassPackets } from './class-packets/class-packets.usecase.ts';
import { createPacketEnd, endJob } from './end-packet.job.ts';
import { createShareHandOut } from './claims/hand-out-shares.usecase.ts';
import { createRain } from './live-packets/catch-rain.usecase.ts';
import { createPacketLists } from './live-packets/list-packets.usecase.ts';
import { createLiveBags } from './live-packets/live-bags.usecase.ts';
import { startRain } from './live-packets/start-rain.usecase.ts';
import { createPacketOpening } from './claims/open-packet.usecase.ts';
import { createPacketPlaces } from './places.access.ts';
import { createPacketReading } from './read-packet.usecase.ts';
import type { PacketDeps, PacketParts, RedPacketPorts } from './red-packets.ports.ts';
import { findPlaces } from './red-packets.repository.ts';
import { createPacketViews } from './red-packets.views.ts';

type RainRequest<Name extends 'startRain' | 'catchRain'> = CallRequest<(typeof calls.livePackets)[Name]>;
type RainAnswer<Name extends 'startRain' | 'catchRain'> = CallAnswer<(typeof calls.livePackets)[Name]>;

/** Red packets of class groups, live bags and rain (domain 3.3): one engine, three scenes (D20). */
export function createRedPackets(given: RedPacketPorts) {
  const { database, idempotency, jobs } = given;
  const parts = createRegistry<PacketParts>('parts of red packets');
  const ports: PacketDeps = { ...given, parts };
  const views = createPacketViews(ports);
  const places = createPacketPlaces(ports);
  const ending = createPacketEnd(ports);
  const handing = createShareHandOut(ports, ending);
  const claims = createClaims(ports, ending, places, handing);
  const rain = createRain(ports, ending, places, handing);
  const reading = createPacketReading(ports, ending, places);
  const open = createPacketOpening(ports);

  jobs.define(endJob, async ({ packet_id: packetId }) => {
    if (typeof packetId === 'string') await ending.settle(packetId);
  });

  return {
    /** Registers who has a part in packets. */
    part: parts.register,

    /** The class groups and live sessions in which these packets lie. */
    placesOf: async (from: Reader, ids: readonly string[]): Promise<Map<string, CausePlace>> =>
      new Map(
        (await findPlaces(from, ids)).map(({ packet_id, scene, place_id }) => [
          packet_id,
          { kind: scene === packetScenes.class ? 'group' : 'live', id: place_id },
        ]),
      ),

    ...createClassPackets({ ...ports, open }, reading, claims, views),
    ...createLiveBags({ ...ports, open, views }, reading, claims),
    ...createPacketLists(ports, ending, places, reading, views),

    /** G092. */
    startRain: (
      actor: Actor,
      given: RainRequest<'startRain'>,
      intent: IdempotencyKey,
    ): Promise<RainAnswer<'startRain'>> =>
      database.transaction((tx) =>
        idempotency.once(tx, intent, () => startRain(tx, actor, given, { ...ports, open, ending })),
      ),

    /** C022. */
    catchRain: (
      uid: string,
      { rain_id, tap_no, request_id }: RainRequest<'catchRain'>,
    ): Promise<RainAnswer<'catchRain'>> => rain.catchOne(rain_id, uid, tap_no, request_id),
  };
}
export type RedPackets = ReturnType<typeof createRedPackets>;
