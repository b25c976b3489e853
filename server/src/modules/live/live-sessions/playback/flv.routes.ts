import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Sink } from '../../../../platform/media/index.ts';

/** Time in which a reader may take the rest after the stream is over, ms. */
const lingerMs = 10_000;

/** The stream that `<stream>.flv` names; empty for any other name. */
export const streamOf = (file: string): string => /^([\w-]{1,64})\.flv$/.exec(file)?.[1] ?? '';

export interface FlvResponse extends Pick<Sink, 'write' | 'backlog'> {
  readonly response: ServerResponse;
  /** The stream is over: the reader may take the rest, but not for ever. */
  readonly finish: () => void;
}

/** Begins an answer of FLV without an end. No CORS headers: only our own pages may read it. */
export function beginFlv(reply: FastifyReply): FlvResponse {
  reply.hijack();
  const response = reply.raw;
  response.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'video/x-flv',
    'cache-control': 'no-store',
  });
  response.on('error', () => {});
  return {
    response,
    write: (bytes) => void response.write(bytes),
    backlog: () => response.writableLength,
    finish() {
      response.end();
      // Buffers of a reader that no longer reads would never be freed.
      setTimeout(() => response.destroy(), lingerMs).unref();
    },
  };
}
