import { z } from 'zod';
import { silence, type StreamHealth } from '../gauge.ts';

/** Time in which the engine must answer, ms: hooks of encoders wait for it. */
const requestTimeoutMs = 2_000;
/** Streams asked for at once; the engine answers ten by default. */
const mostStreams = 10_000;

const streamsSchema = z.object({
  code: z.literal(0),
  streams: z.array(
    z.object({
      name: z.string(),
      app: z.string(),
      kbps: z.object({ recv_30s: z.number() }).optional(),
      publish: z.object({ active: z.boolean(), cid: z.string().optional() }),
      video: z.object({ codec: z.string(), height: z.number().optional() }).nullish(),
      audio: z.object({ codec: z.string() }).nullish(),
    }),
  ),
});

/** A stream that the engine carries now. */
export interface Carried {
  readonly stream: string;
  /** Id of the encoder's connection there. */
  readonly client: string;
  readonly health: StreamHealth;
}

/** SRS as it is asked over HTTP. */
export interface SrsApi {
  /** What it carries. @throws Error when it does not answer */
  carried(): Promise<Carried[]>;
  /** Disconnects an encoder or a viewer; one that is gone already is no fault. @throws Error when it does not answer */
  kick(client: string): Promise<void>;
}

/** @param address `http://host:1985`; a name and password in it are sent as basic authentication */
export function createSrsApi(address: string, app: string, fetched: typeof fetch = fetch): SrsApi {
  const { origin, username, password } = new URL(address);
  const key = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString(
    'base64',
  );
  const headers = username ? { authorization: `Basic ${key}` } : undefined;

  async function ask(method: 'GET' | 'DELETE', path: string): Promise<Response> {
    return fetched(new URL(path, origin), {
      method,
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...(headers && { headers }),
    });
  }

  return {
    async carried() {
      const answer = await ask('GET', `/api/v1/streams/?start=0&count=${mostStreams}`);
      const { streams } = streamsSchema.parse(await answer.json());
      return streams
        .filter((one) => one.app === app && one.publish.active)
        .map(({ name, kbps, publish, video, audio }) => ({
          stream: name,
          client: publish.cid ?? '',
          // It tells no rate of pictures and no profile, so what depends on them stays unknown.
          health: {
            ...silence,
            pushing: true,
            bitrate: Math.round(kbps?.recv_30s ?? 0),
            height: video?.height ?? 0,
            audio: audio ? (audio.codec === 'AAC' ? 'mp4a' : audio.codec.toLowerCase()) : '',
          },
        }));
    },
    async kick(client) {
      if (!/^[\w-]{1,64}$/.test(client)) return;
      await (await ask('DELETE', `/api/v1/clients/${client}`)).arrayBuffer();
    },
  };
}
