import { codes, type Call, type CallData, type CallInput } from '@goldbean/contract/shared';
import { ApiError, asApiError, readAnswer, type RawAnswer } from './api-error.ts';
import { encodeCall, type EncodedCall, type CallIdentity } from './encode-call.ts';
import { mayRetry, retryWaits } from './retry.ts';

export interface RequestOptions {
  /** Another token than the session's: the one from the address bar, while it is being checked (S01). */
  readonly token?: string;
  /** Parts of a multipart call. */
  readonly files?: Readonly<Record<string, Blob>>;
  readonly signal?: AbortSignal;
  /** Share of the upload that is sent, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

export type Send = (call: EncodedCall, options: RequestOptions) => Promise<RawAnswer>;

export interface RequestParts {
  /** @throws ApiError with code 0 when no answer came */
  readonly send: Send;
  readonly identity: () => CallIdentity;
  readonly newRequestId: () => string;
  readonly wait: (ms: number) => Promise<void>;
  /** Called when the server no longer accepts this token. */
  readonly onSignedOut: (token: string) => void;
}

export type Request = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: RequestOptions,
) => Promise<CallData<C>>;

/**
 * The only function that calls the server (X07): typed by the contract, with a `request_id`, retried where that is
 * safe, and with one type of error.
 */
export function createRequest(parts: RequestParts): Request {
  return async (call, given, options = {}) => {
    const input = withRequestId(call, given, parts.newRequestId);
    const { token, appFrom } = parts.identity();
    const used = options.token ?? token;
    for (let tries = 1; ; tries += 1) {
      try {
        const encoded = encodeCall(call, input, { token: used, appFrom }, options.files);
        return parse(call, readAnswer(await parts.send(encoded, options)));
      } catch (caught) {
        const error = asApiError(caught);
        // A wrong password answers 401 too; only this `msg_key` means that the session has ended.
        if (error.msgKey === 'account.login_required' && used !== '') parts.onSignedOut(used);
        if (options.signal?.aborted || !mayRetry(call, input, error, tries)) throw error;
        await parts.wait(retryWaits[tries - 1] ?? 0);
      }
    }
  };
}

/** D77: every call that takes a `request_id` gets one; the caller's own wins, so that one intent keeps one id. */
function withRequestId(call: Call, input: object, newRequestId: () => string): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...input };
  if ('request_id' in call.input.shape && fields['request_id'] === undefined) {
    fields['request_id'] = newRequestId();
  }
  return fields;
}

function parse<C extends Call>(call: C, data: unknown): CallData<C> {
  const parsed = call.output.safeParse(data);
  if (!parsed.success) {
    throw new ApiError({ code: codes.system, msgKey: 'system.error', cause: parsed.error });
  }
  return parsed.data as CallData<C>;
}
