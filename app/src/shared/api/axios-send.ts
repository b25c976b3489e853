import axios, { isAxiosError, type AxiosInstance } from 'axios';
import { ApiError, unreachable } from './api-error.ts';
import type { Send } from './request.ts';

/** An ordinary call that takes longer counts as unanswered, in ms; an upload may take as long as it moves. */
const answerTimeoutMs = 20_000;

/** The transport over axios: every status is an answer, only silence is an error. */
export function createAxiosSend(http: AxiosInstance = axios.create()): Send {
  return async (call, options) => {
    try {
      const answer = await http.request<unknown>({
        method: call.method,
        url: call.url,
        params: call.query,
        headers: { ...call.headers },
        ...(call.body !== undefined && { data: call.body }),
        ...(options.signal && { signal: options.signal }),
        timeout: call.body instanceof FormData ? 0 : answerTimeoutMs,
        validateStatus: () => true,
        onUploadProgress: (event) => options.onProgress?.(event.progress ?? 0),
      });
      return { status: answer.status, body: answer.data };
    } catch (error) {
      if (!isAxiosError(error)) throw error;
      throw new ApiError({ code: 0, msgKey: unreachable, cause: error });
    }
  };
}
