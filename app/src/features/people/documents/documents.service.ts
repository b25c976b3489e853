import { calls } from '@goldbean/contract/people';
import type { CallData } from '@goldbean/contract/shared';
import { ApiError, request, unreachable } from '../../../shared/api/index.ts';

/** What a file is, and where it is now (G187). */
export type FileFacts = CallData<typeof calls.files.facts>;

/** G187. @throws ApiError */
export const facts = (fileId: string): Promise<FileFacts> => request(calls.files.facts, { file_id: fileId });

/**
 * The content of a file.
 * @param url from G187: the address signs for this member and is no call, so that no token goes along (D86)
 * @param onShare how much has come, from 0 to 1
 * @throws ApiError; `file.unknown` when the file or the right to it has gone since the address was given
 */
export async function content(
  { url, size }: Pick<FileFacts, 'url' | 'size'>,
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
