import type { Call, CallAnswer, CallRequest, FeatureCalls, PlatformRole } from '@goldbean/contract';
import type { IdempotencyKey } from '../idempotency.ts';

/** Who is signed in. */
export interface Caller {
  readonly uid: string;
  readonly roles: readonly PlatformRole[];
  /** Id of the session, which links a token with its sockets and its sign-out. */
  readonly sessionId: string;
}

/** A file that came with a multipart call; it is gone when the call is over unless it was moved. */
export interface UploadedFile {
  readonly path: string;
  /** The sender's name for it; never used as a path. */
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** True when more came than any scene allows; the rest was not stored. */
  readonly truncated: boolean;
}

/** What a handler gets beside the fields. */
export interface CallContext<Who extends Caller | null = Caller | null> {
  readonly caller: Who;
  /** The caller's token as it came, for the answers that hand it on; empty for a visitor. Never logged. */
  readonly token: string;
  /** Money and whatever else must happen once goes through `Idempotency.once` with this. */
  readonly intent: IdempotencyKey;
  /** The request's number in log and answer. */
  readonly requestId: string;
  /** Address of the client; proxies are believed only when configured. */
  readonly address: string;
  /** `http(s)://host` as the client reached us. */
  readonly origin: string;
  readonly file: UploadedFile | null;
}

/** Calls that not everybody may make always have a caller. */
type WhoFor<C extends Call> = C['access'] extends 'open' ? Caller | null : Caller;

export type Handler<C extends Call> = (
  input: CallRequest<C>,
  context: CallContext<WhoFor<C>>,
) => Promise<CallAnswer<C>>;

export type Handlers<Calls extends Readonly<Record<string, Call>>> = {
  readonly [Name in keyof Calls]: Handler<Calls[Name]>;
};

/** The handlers of every feature: what a module hands to `bindCalls`. */
export type FeatureHandlers<Features extends FeatureCalls> = {
  readonly [Feature in keyof Features]: Handlers<Features[Feature]>;
};

/**
 * Binds a feature's calls to its service; a call without a handler does not compile.
 * @param calls a feature of the contract, as `calls.messaging`
 */
export function handlersFor<const Calls extends Readonly<Record<string, Call>>>(
  calls: Calls,
  handlers: Handlers<Calls>,
): Handlers<Calls> {
  void calls;
  return handlers;
}
