import { ironPrices, orderLimits, usualIronPrices, type IronPrices } from '@goldbean/contract';
import { z } from 'zod';
import { encoderLimits, type EncoderLimits } from './media/index.ts';

const list = z
  .string()
  .optional()
  .transform((value) =>
    (value ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );
const count = (preset: number) => z.coerce.number().int().positive().default(preset);
const port = (preset: number) => z.coerce.number().int().min(0).max(65_535).default(preset);

const environment = z.object({
  /** HTTP, websocket and HTTP-FLV. 0 takes a free one. */
  PORT: port(8080),
  /** Where HTTP and RTMP listen. Left out: the demo, whose passwords are published, on loopback; else everywhere (D85). */
  HOST: z.string().optional(),
  /** Where encoders push. */
  RTMP_PORT: port(1935),
  /** How many connections there may be to that port: in all, and from one address. */
  RTMP_CONNECTIONS: count(encoderLimits.connections),
  RTMP_CONNECTIONS_PER_ADDRESS: count(encoderLimits.perAddress),
  /** Files, secrets and, without `DATABASE_URL`, the database. */
  GOLDBEAN_DATA: z.string().default('./data'),
  /** A PostgreSQL 15 or newer; empty starts the embedded one. */
  DATABASE_URL: z.string().optional(),
  /** 0: no demo content, no demo accounts (D85). */
  GOLDBEAN_DEMO: z.enum(['0', '1']).default('1'),
  /** 1: orders are paid at the local cashier, without money (D72); 0: never. Left out: in the demo, while no provider is configured. */
  GOLDBEAN_CASHIER: z.enum(['0', '1']).optional(),
  /** Beans on top of a member's first recharge. */
  GOLDBEAN_FIRST_RECHARGE_BEANS: z.coerce.number().int().min(0).default(orderLimits.firstRechargeBeans),
  /** What iron-fan memberships cost (D65), JSON: of each plan `coins`, of those paid once also `CNY` and `USD` in fen and cents. */
  GOLDBEAN_IRON_PRICES: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(ironPrices)
    .default(usualIronPrices),
  /** Multiplies every rate limit (D73). */
  GOLDBEAN_RATE_FACTOR: z.coerce.number().positive().default(1),
  /** MiB a member may upload in a day of Asia/Shanghai. */
  GOLDBEAN_UPLOAD_DAY_MB: z.coerce.number().positive().default(2_048),
  /** Videos that are converted at once on this server (D32); 0: none is, and they are offered as they came. */
  GOLDBEAN_CONVERSIONS: z.coerce.number().int().min(0).default(1),
  /** Lower tiers (K27) that are encoded at once on this server, each on half a core and more; 0: none is. */
  GOLDBEAN_TIERS: z.coerce.number().int().min(0).default(2),
  /** Live sessions that are recorded at once on this server (D28); 0: none is, there are no replays and no HLS. */
  GOLDBEAN_RECORDINGS: z.coerce.number().int().min(0).default(8),
  /** Folder of the builds that members download, with their `releases.json` (S14); left out: those of the demo, or none. */
  GOLDBEAN_RELEASES: z.string().optional(),
  /** D22: one study or fan group for each member in all (`user`), or one in each channel. */
  GOLDBEAN_GROUP_SEATS: z.enum(['user', 'channel']).default('user'),
  /** D34, 1: names of groups and of categories of tags take Thai and Vietnamese letters too. */
  GOLDBEAN_NAME_LETTERS: z.enum(['0', '1']).default('0'),
  /** Origins beside our own that may call and open sockets, comma separated. */
  ALLOWED_ORIGINS: list,
  /** What stream keys and media tickets derive from; servers that share a database share it. Else stored in the data folder. */
  GOLDBEAN_SECRET: z.string().min(16).optional(),
  /** A Redis or a server of its protocol, over which several servers publish what happens in their rooms. */
  REDIS_URL: z.url().optional(),
  /** SRS takes and plays the pictures (docs/scaling.md): the secret in the addresses of its hooks; the others go with it. */
  SRS_HOOK_SECRET: z.string().min(16).optional(),
  /** Its HTTP API, such as `http://127.0.0.1:1985`. */
  SRS_API: z.url().optional(),
  /** Where encoders push to it, such as `rtmp://push.class.example/live`. */
  SRS_RTMP: z
    .string()
    .regex(/^rtmps?:\/\/[^/]+\/live$/)
    .optional(),
  /** The folder that its recordings are in, as this server sees it; left out, they become no replays. */
  SRS_RECORDINGS: z.string().optional(),
  /** Address people, encoders and payment providers reach us by, such as `https://class.example`; else the request's host. */
  PUBLIC_URL: z.url().optional(),
  /** Proxies whose `X-Forwarded-*` are believed, comma separated; none by default. */
  TRUSTED_PROXIES: list,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** SRS beside this server. */
interface SrsConfig {
  readonly hookSecret: string;
  readonly api: string;
  readonly rtmp: string;
  /** Undefined: what it records becomes no replay. */
  readonly recordings: string | undefined;
}

/** @throws Error naming what is missing */
function srsOf(given: z.output<typeof environment>): SrsConfig | undefined {
  const { SRS_HOOK_SECRET: hookSecret, SRS_API: api, SRS_RTMP: rtmp, SRS_RECORDINGS: recordings } = given;
  if (!hookSecret && !api && !rtmp && !recordings) return undefined;
  if (!hookSecret || !api || !rtmp)
    throw new Error('SRS_HOOK_SECRET, SRS_API and SRS_RTMP are set together, or none of them');
  return { hookSecret, api, rtmp, recordings };
}

/** Everything that can be configured, read once at start. */
export interface Config {
  readonly port: number;
  /** Where HTTP and RTMP listen. */
  readonly host: string;
  readonly rtmpPort: number;
  /** Of connections to it. */
  readonly encoders: EncoderLimits;
  readonly dataFolder: string;
  readonly databaseUrl: string | undefined;
  readonly demo: boolean;
  /** Undefined: in the demo, while no provider is configured. */
  readonly cashier: boolean | undefined;
  readonly firstRechargeBeans: number;
  readonly ironPrices: IronPrices;
  readonly rateFactor: number;
  /** Bytes a member may upload in a day of Asia/Shanghai. */
  readonly uploadDayBytes: number;
  /** Videos that are converted at once on this server; 0 for none. */
  readonly conversions: number;
  /** Lower tiers that are encoded at once on this server; 0 for none. */
  readonly tiers: number;
  /** Live sessions that are recorded at once on this server; 0 for none. */
  readonly recordings: number;
  /** Folder of the builds that members download. Undefined: those of the demo, or none. */
  readonly releases: string | undefined;
  readonly groupSeats: 'user' | 'channel';
  /** D34: names take Thai and Vietnamese letters too. */
  readonly moreNameLetters: boolean;
  readonly secret: string | undefined;
  readonly allowedOrigins: readonly string[];
  /** Undefined: this server takes and plays the pictures itself. */
  readonly srs: SrsConfig | undefined;
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
    host: given.HOST ?? (given.GOLDBEAN_DEMO === '1' ? '127.0.0.1' : '0.0.0.0'),
    rtmpPort: given.RTMP_PORT,
    encoders: {
      ...encoderLimits,
      connections: given.RTMP_CONNECTIONS,
      perAddress: given.RTMP_CONNECTIONS_PER_ADDRESS,
    },
    dataFolder: given.GOLDBEAN_DATA,
    databaseUrl: given.DATABASE_URL,
    demo: given.GOLDBEAN_DEMO === '1',
    cashier: given.GOLDBEAN_CASHIER === undefined ? undefined : given.GOLDBEAN_CASHIER === '1',
    firstRechargeBeans: given.GOLDBEAN_FIRST_RECHARGE_BEANS,
    ironPrices: given.GOLDBEAN_IRON_PRICES,
    rateFactor: given.GOLDBEAN_RATE_FACTOR,
    uploadDayBytes: Math.floor(given.GOLDBEAN_UPLOAD_DAY_MB * 1_048_576),
    conversions: given.GOLDBEAN_CONVERSIONS,
    tiers: given.GOLDBEAN_TIERS,
    recordings: given.GOLDBEAN_RECORDINGS,
    releases: given.GOLDBEAN_RELEASES,
    groupSeats: given.GOLDBEAN_GROUP_SEATS,
    moreNameLetters: given.GOLDBEAN_NAME_LETTERS === '1',
    secret: given.GOLDBEAN_SECRET,
    allowedOrigins: given.PUBLIC_URL
      ? [...given.ALLOWED_ORIGINS, new URL(given.PUBLIC_URL).origin]
      : given.ALLOWED_ORIGINS,
    srs: srsOf(given),
    redisUrl: given.REDIS_URL,
    publicUrl: given.PUBLIC_URL,
    trustedProxies: given.TRUSTED_PROXIES,
    logLevel: given.LOG_LEVEL,
  };
}
