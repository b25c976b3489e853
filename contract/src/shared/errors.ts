/** D76: the numbers that `code` may have. */
export const codes = {
  ok: 200,
  invalid: 400,
  login: 401,
  forbidden: 403,
  missing: 404,
  method: 405,
  conflict: 409,
  gone: 410,
  tooLarge: 413,
  mediaType: 415,
  state: 422,
  restricted: 423,
  tooFast: 429,
  banned: 451,
  balance: 460,
  full: 461,
  requirement: 462,
  system: 500,
  unavailable: 503,
} as const;
export type Code = (typeof codes)[keyof typeof codes];

/** A refusal: its number, and an English sentence for readers of raw answers. Members read `errors` in `locales`. */
export interface ErrorSpec {
  readonly code: Code;
  readonly msg: string;
}

/**
 * Gathers the refusals of one area; their `msg_key`s are `area.reason`. A bundle that names none of them leaves them out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineErrors<
  const Area extends string,
  const Reasons extends Readonly<Record<string, ErrorSpec>>,
>(area: Area, reasons: Reasons) {
  return Object.fromEntries(Object.entries(reasons).map(([reason, spec]) => [`${area}.${reason}`, spec])) as {
    readonly [Reason in keyof Reasons & string as `${Area}.${Reason}`]: ErrorSpec;
  };
}

/** Refusals any call may answer with. */
export const systemErrors = defineErrors('system', {
  error: { code: codes.system, msg: 'System error' },
  unavailable: { code: codes.unavailable, msg: 'The service is busy, try again shortly' },
  unknown_call: { code: codes.missing, msg: 'There is no such call' },
  wrong_method: { code: codes.method, msg: 'This call does not take that method' },
  body_too_large: { code: codes.tooLarge, msg: 'The request is too large' },
  wrong_media_type: {
    code: codes.mediaType,
    msg: 'The body must be a form or JSON; multipart is only for calls that take a file',
  },
  too_fast: { code: codes.tooFast, msg: 'Too fast, wait a moment' },
  repeated: { code: codes.conflict, msg: 'Do not submit repeatedly' },
});

export const requestErrors = defineErrors('request', {
  invalid: { code: codes.invalid, msg: 'A field is missing or wrong' },
  address: {
    code: codes.invalid,
    msg: 'An address begins with https:// or http://, or with / for a page of ours',
  },
  content_required: { code: codes.invalid, msg: 'Please fill in the content' },
  client_header: { code: codes.forbidden, msg: 'The header client: pc is required' },
  not_found: { code: codes.missing, msg: 'It does not exist' },
  forbidden: { code: codes.forbidden, msg: 'You have no right to do this' },
  too_large: { code: codes.invalid, msg: 'This number is too large' },
  agreement_required: { code: codes.invalid, msg: 'Tick the agreement first' },
});
