import { z } from 'zod';

const list = z
  .string()
  .optional()
  .transform((value) =>
    (value ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const port = (preset: number) => z.coerce.number().int().min(0).max(65_535).default(preset);

const environment = z.object({
  /** HTTP, websocket and HTTP-FLV. 0 takes a free one. */
  PORT: port(8080),
  HOST: z.string().default('0.0.0.0'),
  /** Where encoders push. */
  RTMP_PORT: port(1935),
  /** Files, secrets and, without `DATABASE_URL`, the database. */
  GOLDBEAN_DATA: z.string().default('./data'),
  /** A PostgreSQL 15 or newer; empty starts the embedded one. */
  DATABASE_URL: z.string().optional(),
  /** 0: no demo content, no demo accounts (D85). */
  GOLDBEAN_DEMO: z.enum(['0', '1']).default('1'),
  /** 1: orders are paid at the local cashier, without money (D72); 0: never. Left out: in the demo, while no provider is configured. */
  GOLDBEAN_CASHIER: z.enum(['0', '1']).optional(),
  /** Multiplies every rate limit (D73). */
  GOLDBEAN_RATE_FACTOR: z.coerce.number().positive().default(1),
  /** Origins beside our own that may call and open sockets, comma separated. */
  ALLOWED_ORIGINS: list,
  /** What stream keys and media tickets derive from; servers that share a database must share it. Else kept in the data folder. */
  GOLDBEAN_SECRET: z.string().min(16).optional(),
  /** A Redis or a server of its protocol, over which several servers publish what happens in their rooms. */
  REDIS_URL: z.url().optional(),
  /** Address people, encoders and payment providers reach us by, such as `https://class.example`; else the request's host. */
  PUBLIC_URL: z.url().optional(),
  /** Proxies whose `X-Forwarded-*` are believed, comma separated; none by default. */
  TRUSTED_PROXIES: list,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Everything that can be configured, read once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly rtmpPort: number;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  /** Undefined: in the demo, while no provider is configured. */
  readonly cashier: boolean | undefined;
  readonly rateFactor: number;
  readonly secret: string | undefined;
  readonly allowedOrigins: readonly string[];
  /** Undefined: this server is alone. */
  readonly redisUrl: string | undefined;
  readonly publicUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
}

/**
 * @param env the process environment
 * @throws ZodError naming each variable that is wrong
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = environment.parse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  return {
    port: given.PORT,
    host: given.HOST,
    rtmpPort: given.RTMP_PORT,
    dataFolder: given.GOLDBEAN_DATA,
    databaseUrl: given.DATABASE_URL,
    demo: given.GOLDBEAN_DEMO === '1',
    cashier: given.GOLDBEAN_CASHIER === undefined ? undefined : given.GOLDBEAN_CASHIER === '1',
    rateFactor: given.GOLDBEAN_RATE_FACTOR,
    secret: given.GOLDBEAN_SECRET,
    allowedOrigins: given.PUBLIC_URL
      ? [...given.ALLOWED_ORIGINS, new URL(given.PUBLIC_URL).origin]
      : given.ALLOWED_ORIGINS,
    redisUrl: given.REDIS_URL,
    publicUrl: given.PUBLIC_URL,
    trustedProxies: given.TRUSTED_PROXIES,
    logLevel: given.LOG_LEVEL,
  };
}
