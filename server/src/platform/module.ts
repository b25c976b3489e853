import type { FastifyInstance } from 'fastify';
import type { PageGuests } from './web/page-policy.ts';

/** What app.ts knows of a module, whatever features are in it. */
export interface ServerModule {
  /** By name, for the demo and for tests. */
  readonly features: object;
  /** Registers routes that are no calls of the contract, such as the socket or the notices of providers. */
  readonly mount?: (http: FastifyInstance) => void | Promise<void>;
  /** Origins that pages may load from for it. */
  readonly pageGuests?: PageGuests;
  /** Starts its background work, once jobs and outbox run. */
  readonly start?: () => Promise<void>;
  /** Closes long-lived connections; the HTTP server closes after it. */
  readonly dismiss?: () => void;
  /** Finishes pending work, once no request, job or outbox entry arrives any more. */
  readonly stop?: () => Promise<void>;
}
