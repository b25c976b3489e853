import { calls } from '@goldbean/contract/people';
import type { CallAnswer } from '@goldbean/contract';
import { answer, type Replies } from '../../stories/index.ts';

type FilesFactsAnswer = CallAnswer<typeof calls.files.facts>;

/** What the server says of a file whose content is at an address. */
export const factsOf = (
  name: string,
  url: string,
  more: Partial<FilesFactsAnswer> = {},
): FilesFactsAnswer => ({
  file_id: '42',
  url,
  ttl: 300_000,
  name,
  mime: 'application/octet-stream',
  size: 7_000,
  can_download: true,
  ...more,
});

export const file = (...facts: Parameters<typeof factsOf>): Replies =>
  answer(calls.files.facts, factsOf(...facts));

/** The address of content that a story makes up; it lasts as long as the page of stories. */
export const addressOf = (...content: (string | Uint8Array<ArrayBuffer>)[]): string =>
  URL.createObjectURL(new Blob(content));
