import { session, signOutHere, variantNames } from '../session/index.ts';
import { createRequest } from './request.ts';
import { transport } from './send.ts';

export { ApiError, asApiError, isUndecided, unreachable } from './api-error.ts';
export { createIntents } from './intents.ts';
export type { RequestOptions } from './request.ts';

/** A key for one intent of a member (D77): make it when the intent begins, send it with every try. */
export const newRequestId = (): string => crypto.randomUUID();

/** Calls the server as the member of this tab. @throws ApiError */
export const request = createRequest({
  send: (call, options) => transport.send(call, options),
  // D11: education is the default variant.
  identity: () => ({
    token: session.token,
    appFrom: session.isJt ? variantNames.static : variantNames.education,
  }),
  newRequestId,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  onSignedOut: (token) => {
    // A late answer for a replaced token must not end the new session.
    if (token === session.token) signOutHere('expired');
  },
});
