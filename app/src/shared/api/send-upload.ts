import axios, { isAxiosError } from 'axios';
import { ApiError, unreachable } from './api-error.ts';
import type { Send } from './request.ts';

/** Sends files and reports the progress; without a timeout. */
export const sendUpload: Send = async (call, options) => {
  try {
    const answer = await axios.request<unknown>({
      method: call.method,
      url: call.url,
      params: call.query,
      headers: { ...call.headers },
      data: call.body,
      ...(options.signal && { signal: options.signal }),
      validateStatus: () => true,
      onUploadProgress: (event) => options.onProgress?.(event.progress ?? 0),
    });
    return { status: answer.status, body: answer.data };
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    throw new ApiError({ code: 0, msgKey: unreachable, cause: error });
  }
};
