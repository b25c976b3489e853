import { ApiError, unreachable } from './api-error.ts';
import type { EncodedCall } from './encode-call.ts';
import type { RequestOptions, Send } from './request.ts';

/** A call that takes longer counts as unanswered, in ms. */
const answerTimeoutMs = 20_000;

/** What an answer carries: our envelope, or whatever a proxy between us and the server said. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Every status is an answer, only silence is an error. */
async function ask(
  call: EncodedCall,
  { signal }: RequestOptions,
): Promise<{ status: number; body: unknown }> {
  const timeout = AbortSignal.timeout(answerTimeoutMs);
  const query = call.query.toString();
  try {
    const answer = await fetch(query === '' ? call.url : `${call.url}?${query}`, {
      method: call.method,
      headers: { ...call.headers },
      ...(call.body !== undefined && { body: call.body }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { status: answer.status, body: readBody(await answer.text()) };
  } catch (error) {
    throw new ApiError({ code: 0, msgKey: unreachable, cause: error });
  }
}

/** `fetch` tells nothing of how much of a file has gone: only uploads need axios, and load it (docs/decisions). */
async function upload(call: EncodedCall, options: RequestOptions) {
  const { sendUpload } = await import('./send-upload.ts');
  return sendUpload(call, options);
}

/** The way out of the page; a story puts its own in its place. */
export const transport: { send: Send } = {
  send: (call, options) => (call.body instanceof FormData ? upload(call, options) : ask(call, options)),
};
