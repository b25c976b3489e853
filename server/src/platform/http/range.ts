import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** First and last byte, both included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Reads `bytes=a-b`, `bytes=a-` and `bytes=-n`; several ranges are answered with the whole file.
 * @returns undefined for the whole file, null for a range outside of it
 */
export function rangeOf(header: string | undefined, size: number): ByteRange | null | undefined {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  const [from = '', to = ''] = found?.slice(1) ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start < size && start <= end ? { start, end } : null;
}

/**
 * Sends a file, or the part of it that is asked for; its other headers are set by the caller.
 * @param header of the request
 * @param size of the whole file, bytes
 * @param read the whole file without a range
 */
export function sendRange(
  reply: FastifyReply,
  header: string | undefined,
  size: number,
  read: (range?: ByteRange) => Readable,
): FastifyReply {
  const range = rangeOf(header, size);
  reply.header('accept-ranges', 'bytes');
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === undefined) return reply.header('content-length', size).send(read());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .header('content-length', range.end - range.start + 1)
    .send(read(range));
}
