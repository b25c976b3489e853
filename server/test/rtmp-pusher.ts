import { readFilm, shifted } from '../src/platform/media/flv-file.ts';
import { packetKinds, RtmpClient, type AvPacket } from '../src/platform/media/protocol.ts';

/** An encoder without a camera: replays a film over RTMP, in real time, over and over. */
export interface Pusher {
  /** Why the server refused; empty when it did not. */
  readonly refused: string;
  /** Resolves when the connection is gone. */
  readonly closed: Promise<void>;
  stop(): void;
}

const tickMs = 40;
/** AMF0 string `@setDataFrame`, which encoders put before the metadata. */
const setDataFrame = Buffer.from('\u0002\u0000\u000d@setDataFrame', 'latin1');

function wrapped(packet: AvPacket): AvPacket {
  if (packet.flags !== packetKinds.metadata) return packet;
  const data = Buffer.concat([setDataFrame, packet.data]);
  return Object.assign(packet, { data, size: data.length });
}

/**
 * @param url `rtmp://host:port/live`
 * @param key `stream?key=secret`, as `live/push` gives it
 * @param film bytes of an FLV file
 * @param pace times as fast as it plays; 1 by default
 */
export async function createPusher(given: {
  url: string;
  key: string;
  film: Buffer;
  pace?: number;
}): Promise<Pusher> {
  const { packets, duration } = readFilm(given.film);
  const { pace = 1 } = given;
  const client = new RtmpClient();
  const closed = new Promise<void>((resolve) => {
    client.onCloseCallback = () => resolve();
  });
  client.onErrorCallback = () => {};
  let timer: NodeJS.Timeout | undefined;
  let refused = '';
  try {
    await client.connect(`${given.url}/${given.key}`);
    // Encoders name the whole path of the server address; the client names its first part.
    client.urlInfo.app = new URL(given.url).pathname.slice(1);
    await client.sendConnect();
    await client.sendCreateStream();
    await client.sendPublish(given.key);
  } catch (error) {
    refused = error instanceof Error ? error.message : String(error);
  }
  if (!refused) {
    const began = performance.now();
    let sent = 0;
    timer = setInterval(() => {
      const elapsed = (performance.now() - began) * pace;
      for (;;) {
        const round = Math.floor(sent / packets.length);
        const packet = packets[sent % packets.length];
        const shift = round * duration;
        if (!packet || packet.dts + shift > elapsed || !client.socket) return;
        sent += 1;
        const isHeader = ![packetKinds.audio, packetKinds.keyFrame, packetKinds.frame].some(
          (kind) => kind === packet.flags,
        );
        if (round === 0 || !isHeader) client.sendPacket(wrapped(shifted(packet, shift)));
      }
    }, tickMs);
  }
  void closed.then(() => clearInterval(timer));
  return {
    refused,
    closed,
    stop() {
      clearInterval(timer);
      client.disconnect();
    },
  };
}
