import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

/** Structured log lines; never a token, a password or a code (except the local stand-in's, which says so). */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

/** For what happens outside the HTTP server: start, database, stop. */
export const createProcessLog = (level: string): Log => pino({ level, base: null });
