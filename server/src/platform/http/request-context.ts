import type { FastifyRequest } from 'fastify';
import { hashOf, type IdempotencyKey } from '../idempotency.ts';
import type { CallContext, Caller, UploadedFile } from './context.ts';

interface RequestInput {
  readonly request_id?: string;
}

/** The context of one request's handlers; address and origin are computed on first use, since few need them. */
export class RequestContext implements CallContext {
  readonly caller: Caller | null;
  readonly token: string;
  readonly file: UploadedFile | null;
  readonly intent: IdempotencyKey;
  readonly #request: FastifyRequest;
  readonly #originOf: (request: FastifyRequest) => string;

  constructor(given: {
    readonly call: string;
    readonly input: object;
    readonly caller: Caller | null;
    readonly token: string;
    readonly file: UploadedFile | null;
    readonly request: FastifyRequest;
    readonly originOf: (request: FastifyRequest) => string;
  }) {
    const { caller, token, file, request, originOf } = given;
    const { request_id: requestId } = given.input as RequestInput;
    this.caller = caller;
    this.token = token;
    this.file = file;
    this.#request = request;
    this.#originOf = originOf;
    this.intent = {
      actor: caller?.uid ?? request.ip,
      call: given.call,
      requestId,
      // No digest without a request_id. The request_id itself is not part of the digest.
      bodyHash: requestId === undefined ? '' : hashOf({ ...given.input, request_id: undefined }),
    };
  }

  get requestId(): string {
    return this.#request.id;
  }

  get address(): string {
    return this.#request.ip;
  }

  get origin(): string {
    return this.#originOf(this.#request);
  }
}
