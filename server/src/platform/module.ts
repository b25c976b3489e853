import type { FastifyInstance } from 'fastify';
import type { PageGuests } from './web/page-policy.ts';

/** What app.ts knows of a module, whatever features are in it. */
export interface Module {
  /** Opens doors that are no calls of the contract, such as a socket or the notices of providers. */
  readonly mount?: (http: FastifyInstance) => void | Promise<void>;
  /** Whom pages let in for it. */
  readonly pageGuests?: PageGuests;
  /** Begins what it does by itself, once jobs and outbox run. */
  readonly start?: () => Promise<void>;
  /** Sends away those who stay connected; after it the HTTP server closes. */
  readonly dismiss?: () => void;
  /** Finishes what is under way, once no request, job or outbox entry comes any more. */
  readonly stop?: () => Promise<void>;
}
