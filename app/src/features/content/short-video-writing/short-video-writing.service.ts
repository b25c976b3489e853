import { calls, type NewChapter, type ShortVideo } from '@goldbean/contract/content';
import { request } from '../../../shared/api/index.ts';
import { fieldErrors } from '../../../shared/forms/index.ts';

/** A short video as it is handed in. */
export interface VideoInput {
  readonly title: string;
  readonly text: string;
  /** File id. */
  readonly film: string;
  /** File id; empty for none. */
  readonly cover: string;
  readonly chapters: readonly NewChapter[];
}

/** G450. @throws ApiError `video.missing` */
export const loadVideo = async (id: string): Promise<ShortVideo> =>
  (await request(calls.shortVideos.detail, { id })).video;

/** G021: the stock with exactly this code, as `market:code`; null where there is none. */
export async function findStock(code: string): Promise<string | null> {
  const { list } = await request(calls.stocks.find, { q: code });
  const found = list.find((stock) => stock.code.toUpperCase() === code.toUpperCase());
  return found ? `${found.market}:${found.code}` : null;
}

const fieldsOf = (id: string | null, { title, text, film, cover, chapters }: VideoInput) => ({
  ...(id !== null && { id }),
  title,
  text,
  film,
  ...(cover !== '' && { cover }),
  chapters: [...chapters],
});

/** What the contract says of it before it is sent, as a `msg_key`; undefined where nothing is wrong. */
export const refusalOf = (written: VideoInput): string | undefined =>
  Object.values(fieldErrors(calls.shortVideos.submit.input, fieldsOf(null, written)))[0];

/** G451. @param id the video that is changed; null for a new one @throws ApiError `short_video.*` */
export const submitVideo = (id: string | null, written: VideoInput, requestId: string) =>
  request(calls.shortVideos.submit, { ...fieldsOf(id, written), request_id: requestId });
