import { documentHref } from '../../../shared/files/index.ts';

/** A file of a member's work, and where it is read in the page if it can be (S26). */
export function sentFile({ file_id: id, name, size }: { file_id: string; name: string; size: number }) {
  const href = documentHref(id, name);
  return { id, name, size, ...(href !== undefined && { href }) };
}
