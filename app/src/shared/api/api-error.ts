import { codes, envelope, type Code } from '@goldbean/contract/shared';
import { z } from 'zod';

/** `msg_key` of a call without an answer: no network, or a timeout. */
export const unreachable = 'unreachable';

/** The error of a failed call (D09, X07). Its words: `errorWords` of `shared/i18n`. */
export class ApiError extends Error {
  /** A number of D76, or 0 when no answer came. */
  readonly code: Code | 0;
  /** `area.reason` of the contract, or `unreachable`. */
  readonly msgKey: string;
  /** To find the line in the server's log; empty when no answer came. */
  readonly requestId: string;
  /** Which fields were wrong: field name to `msg_key`. */
  readonly fields: Readonly<Record<string, string>>;
  /** Further data of the refusal, such as the end of a mute. */
  readonly detail: Readonly<Record<string, unknown>>;

  constructor(facts: {
    code: Code | 0;
    msgKey: string;
    requestId?: string;
    fields?: Readonly<Record<string, string>>;
    detail?: Readonly<Record<string, unknown>>;
    cause?: unknown;
  }) {
    super(facts.msgKey, { cause: facts.cause });
    this.name = 'ApiError';
    this.code = facts.code;
    this.msgKey = facts.msgKey;
    this.requestId = facts.requestId ?? '';
    this.fields = facts.fields ?? {};
    this.detail = facts.detail ?? {};
  }
}

/**
 * D77: whether nobody knows if the call was done: no answer, a server that failed, or one that was too busy to look. The
 * same again goes under the same `request_id`.
 */
export const isUndecided = ({ code }: Pick<ApiError, 'code'>): boolean =>
  code === 0 || code === codes.tooFast || code >= codes.system;

const wrongFields = z.object({ fields: z.array(z.object({ field: z.string(), msg_key: z.string() })) });
/** The first refusal of each field; further ones are not shown. */
const fieldsOf = (data: unknown): Record<string, string> =>
  Object.fromEntries(
    (wrongFields.safeParse(data).data?.fields ?? [])
      .toReversed()
      .map(({ field, msg_key }) => [field, msg_key]),
  );
const detailOf = z.record(z.string(), z.unknown());
const knownCodes: ReadonlySet<number> = new Set(Object.values(codes));
const isCode = (code: number): code is Code => knownCodes.has(code);

/** An answer as the transport gives it. */
export interface RawAnswer {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Q02: HTTP 200 and code 200 is success; everything else becomes an `ApiError`.
 * @returns `data` of the envelope, still unchecked
 * @throws ApiError; what is not our envelope counts as `system.error`, or as `system.unavailable` when 503
 */
export function readAnswer({ status, body }: RawAnswer): unknown {
  const parsed = envelope.safeParse(body);
  if (!parsed.success) {
    const busy = status === codes.unavailable;
    throw new ApiError({
      code: busy ? codes.unavailable : codes.system,
      msgKey: busy ? 'system.unavailable' : 'system.error',
      cause: parsed.error,
    });
  }
  const { code, msg_key, data, request_id } = parsed.data;
  if (status === 200 && code === codes.ok) return data;
  throw new ApiError({
    code: isCode(code) && code !== codes.ok ? code : codes.system,
    msgKey: msg_key || 'system.error',
    requestId: request_id,
    fields: fieldsOf(data),
    detail: detailOf.safeParse(data).data,
  });
}

/** Converts anything thrown to an `ApiError`; an unknown error is `system.error`. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError({ code: codes.system, msgKey: 'system.error', cause: error });
}
