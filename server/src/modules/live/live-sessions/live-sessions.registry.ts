import { createRegistry } from '../../../platform/registry.ts';
import { createRestrictions } from './access/restrictions.access.ts';
import { createRoomNow } from './audience/running.views.ts';
import type { LiveFacets } from './live-sessions.ports.ts';
import type { AirFollower } from './transitions/air.events.ts';
import type { OnOver } from './transitions/move-live.usecase.ts';

/** What other features register with live sessions. */
export function createLiveRegistries() {
  const facets = createRegistry<LiveFacets>('facets of live sessions');
  const roomNow = createRoomNow(facets);
  const restrictions = createRestrictions();
  const overs = createRegistry<Record<string, OnOver>>('listeners to ends of live sessions');
  const followers = createRegistry<Record<string, AirFollower>>('those who follow what is on air');

  return {
    facets,
    roomNow,
    restrictions,
    overs,
    followers,
    registrations: {
      /** Registers what live sessions show of another feature. */
      facet: facets.register,
      /** Registers what a feature has running in live sessions, by its kind. */
      runs: roomNow.register,
      /** Registers who may not take part, by a unique name. */
      restrict: restrictions.restrict,
      /** Registers which channels may not go on air, by a unique name. */
      restrictAir: restrictions.restrictAir,
      /** Registers a listener to ends of live sessions, called in their transaction, by a unique name. */
      onOver: overs.register,
      /** Registers who is notified when an encoder begins to push for a live session, and when that is over. */
      follow: followers.register,
    },
  };
}
