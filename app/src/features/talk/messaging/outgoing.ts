import type { Published } from './messaging.service.ts';

/** An attachment of mine that is not said yet. */
export interface Outgoing {
  readonly room: string;
  readonly file: File;
  /** What is said once it has a file id. */
  readonly said: (fileId: string) => Published;
  /** Empty until it is uploaded; then a further try only says it. */
  fileId: string;
  /** Ends what is under way. */
  readonly abort: AbortController;
}

/** By `client_msg_id`. Outlives the row: who leaves the room goes on sending. */
export const outgoing = new Map<string, Outgoing>();

/** Addresses of what this page itself has sent, by file id, or by `client_msg_id` before it has one. */
const previews = new Map<string, string>();

/** Shows a file of this device under an id. */
export function addPreview(id: string, file: Blob): void {
  previews.set(id, URL.createObjectURL(file));
}

/** The same file under the id that the server gave it. */
export function renamePreview(id: string, fileId: string): void {
  const url = previews.get(id);
  if (url !== undefined) previews.set(fileId, url);
}

/** Address of a file of this device; empty for all others. */
export const previewOf = (fileId: string): string => previews.get(fileId) ?? '';

/** Gives the files back; those that are not said yet are shown when their room is entered again. */
export function dropPreviews(): void {
  const waiting = new Set([...outgoing.keys()].flatMap((id) => previews.get(id) ?? []));
  for (const [id, url] of previews) {
    if (waiting.has(url)) continue;
    previews.delete(id);
    URL.revokeObjectURL(url);
  }
}
