import { callPath, type Call } from '@goldbean/contract/shared';

/** Who calls: added to body and query when the call does not say so itself (Q01). */
export interface CallIdentity {
  /** Empty for a visitor; then it is left out. */
  readonly token: string;
  /** D11. */
  readonly appFrom: string;
}

/** A call ready for the transport. */
export interface EncodedCall {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Nothing for a GET: browsers send none. */
  readonly body: URLSearchParams | FormData | string | undefined;
}

type EncodedFields = Readonly<Record<string, unknown>>;

/**
 * Puts a call into the request of the specification's point 7: headers `client: pc` and `app_from`; `token` and
 * `app_from` in body and query when absent; a form unless the contract says JSON or multipart.
 * @param files the parts of a multipart call, by field name
 */
export function encodeCall(
  call: Pick<Call, 'service' | 'path' | 'method' | 'encoding'>,
  input: EncodedFields,
  identity: CallIdentity,
  files: Readonly<Record<string, Blob>> = {},
): EncodedCall {
  const who = identity.token
    ? { token: identity.token, app_from: identity.appFrom }
    : { app_from: identity.appFrom };
  const all = { ...who, ...input };
  const head = {
    method: call.method,
    url: callPath(call),
    headers: { client: 'pc', app_from: identity.appFrom },
  };
  if (call.method === 'GET') return { ...head, query: asForm(all), body: undefined };
  const own = Object.fromEntries(Object.keys(who).map((name) => [name, all[name as keyof typeof all]]));
  switch (call.encoding) {
    case 'query':
      return { ...head, query: asForm(all), body: asForm(own) };
    case 'form':
      return { ...head, query: asForm(own), body: asForm(all) };
    case 'multipart':
      return { ...head, query: asForm(own), body: asMultipart(all, files) };
    case 'json':
      return {
        ...head,
        headers: { ...head.headers, 'content-type': 'application/json' },
        query: asForm(own),
        body: JSON.stringify(all),
      };
  }
}

/** Text of a form field: booleans are 1 and 0, an object is its JSON, and undefined is not sent. */
function asText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}

function asForm(fields: EncodedFields): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    const text = asText(value);
    if (text !== undefined) form.set(name, text);
  }
  return form;
}

function asMultipart(fields: EncodedFields, files: Readonly<Record<string, Blob>>): FormData {
  const form = new FormData();
  for (const [name, value] of asForm(fields)) form.append(name, value);
  // Files last, so that the server can check the fields before it reads a file.
  for (const [name, file] of Object.entries(files)) form.append(name, file);
  return form;
}
