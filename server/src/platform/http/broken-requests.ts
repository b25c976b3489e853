import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { errors, type Envelope, type MsgKey } from '@goldbean/contract';

/**
 * Answers what could not be parsed as a request: a line that is no HTTP, headers above the parser's limit, a sender
 * that took too long. The answer is written to the socket, which is then closed.
 */
export function answerBroken(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const tooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const status = tooLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const key: MsgKey = tooLarge ? 'system.body_too_large' : 'request.invalid';
  const { code, msg } = errors[key];
  const answer: Envelope = { code, msg, msg_key: key, data: {}, request_id: randomUUID() };
  const body = JSON.stringify(answer);
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
