import { ApiError, unreachable } from '../api/index.ts';

/**
 * The content of a private file.
 * @param file its address, which signs for this member and is no call, so that no token goes along (D86), and its bytes
 * @param onShare how much has come, from 0 to 1
 * @throws ApiError; `file.unknown` when the file or the right to it has gone since the address was given
 */
export async function fetchContent(
  { url, size }: { readonly url: string; readonly size: number },
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    const answer = await fetch(url, { signal, credentials: 'omit' });
    // The right, or the file, went between the two questions.
    if (answer.status === 403 || answer.status === 404)
      throw new ApiError({ code: 404, msgKey: 'file.unknown' });
    if (!answer.ok || !answer.body) throw new Error(`the file was answered with ${answer.status}`);
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      length += part.value.length;
      onShare(Math.min(1, length / size));
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError({ code: 0, msgKey: unreachable, cause: error });
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
