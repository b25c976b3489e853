import { learnServerTime } from '../clock/index.ts';
import { ApiError, unreachable } from './api-error.ts';
import type { EncodedCall } from './encode-call.ts';
import type { RequestOptions, Send } from './request.ts';

/** A call that takes longer counts as unanswered, in ms. */
const answerTimeoutMs = 20_000;

/** Body of an answer: our envelope, or the answer of a proxy. */
function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Every HTTP status is an answer; only no answer is an error. */
async function ask(
  call: EncodedCall,
  { signal }: RequestOptions,
): Promise<{ status: number; body: unknown }> {
  const timeout = AbortSignal.timeout(answerTimeoutMs);
  const askedAt = Date.now();
  const query = call.query.toString();
  try {
    const answer = await fetch(query === '' ? call.url : `${call.url}?${query}`, {
      method: call.method,
      headers: { ...call.headers },
      ...(call.body !== undefined && { body: call.body }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    learnServerTime(answer.headers.get('date'), askedAt, Date.now());
    return { status: answer.status, body: readBody(await answer.text()) };
  } catch (error) {
    throw new ApiError({ code: 0, msgKey: unreachable, cause: error });
  }
}

/** `fetch` reports no upload progress, so uploads load axios (docs/decisions). */
async function upload(call: EncodedCall, options: RequestOptions) {
  const { sendUpload } = await import('./send-upload.ts');
  return sendUpload(call, options);
}

/** Sends a request; stories replace it. */
export const transport: { send: Send } = {
  send: (call, options) => (call.body instanceof FormData ? upload(call, options) : ask(call, options)),
};
