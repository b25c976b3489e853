import type { MsgKey } from '@goldbean/contract';
import { fileLimits } from '@goldbean/contract/people';

/** What a picture may be (D33): the same words as the server's refusal. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];

/** @returns why a file cannot be a picture of ours, or null; asked before anything is sent */
export function pictureRefusal(file: Pick<File, 'type' | 'size'>): MsgKey | null {
  if (!pictureTypes.includes(file.type)) return 'file.image_format';
  return file.size > fileLimits.imageBytes ? 'file.image_too_large' : null;
}
