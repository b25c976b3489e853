import type { Socket } from 'node:net';
import type { Log } from '../../log.ts';
import type { Broadcast, Source } from '../broadcast.ts';
import { createRtmp, Rtmp, type AvPacket } from '../protocol.ts';

/** What a push needs from the owner of keys and streams. */
export interface EncoderPorts {
  authorise(stream: string, secret: string): Promise<{ ok: true } | { ok: false; reason: string }>;
  /** A push to an address that is none of ours is about to be refused; `names` stand in it, and one may be a stream's. */
  misaddressed(names: readonly string[]): Promise<void>;
  /** The stream's broadcast, made when missing. */
  broadcastOf(stream: string): Broadcast;
  /** It is on air now. */
  began(stream: string, source: Source, address: string): void;
  /** It is gone; not called for one that another push replaced. */
  finished(stream: string, source: Source): void;
  readonly log: Log;
}

const streamName = /^[\w-]{1,64}$/;
/** Where encoders push to. */
const application = 'live';
/**
 * The parts of an address without what a copy leaves around them: a doubled, leading or trailing slash, a blank after the key.
 * Neither names nor keys have any of these.
 */
const partsOf = (address: string): string[] =>
  address
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);

/** The stream that such an address names; empty when it is none of ours. */
export function streamOf(app: string, name: string): string {
  const [first, stream = '', ...rest] = partsOf(`${app}/${name}`);
  return first === application && rest.length === 0 && streamName.test(stream) ? stream : '';
}

/** Names of streams that an address can hold, when it is none of ours. */
const maxNames = 4;

/** What may be the name of a stream in an address that is none of ours, by which its owner is found. */
export const namesIn = (app: string, name: string): string[] =>
  [...new Set(partsOf(`${app}/${name}`))]
    .filter((part) => part !== application && streamName.test(part))
    .slice(0, maxNames);

/** The secret of a push key without the slash or blank that a copy leaves behind it. */
export const bareSecret = (secret: string): string => partsOf(secret)[0] ?? '';

/** An encoder that sends nothing for this long is treated as gone, even if its socket is open, ms. */
const silentMs = 15_000;
/** Bytes somebody may send before their key is known, and how long one message of theirs may be. */
const maxBeforeKey = 16_384;
const maxMessageBeforeKey = 4_096;
/** One picture, at most. */
const maxMessageBytes = 8 * 1_048_576;

/** Serves one RTMP connection: takes pushes with a good key, and nothing else. */
export function serveEncoder(socket: Socket, ports: EncoderPorts): void {
  const { log } = ports;
  const address = socket.remoteAddress ?? '';
  const source: Source = { kind: 'push', close: () => socket.destroy() };
  let stream = '';
  let names: readonly string[] = [];
  let secret = '';
  let broadcast: Broadcast | null = null;
  let asked = false;
  let received = 0;

  function refuse(rtmp: Rtmp, reason: string): void {
    log.warn({ stream, address, reason }, 'push refused');
    if (socket.destroyed) return;
    rtmp.sendStatusMessage(rtmp.streamId, 'error', 'NetStream.Publish.BadName', reason);
    socket.destroySoon();
  }

  /** The encoder is told to begin only when its address and its key are valid; until then nothing more is read from it. */
  async function check(rtmp: Rtmp): Promise<void> {
    socket.pause();
    if (!stream) {
      await ports.misaddressed(names);
      return refuse(rtmp, 'bad_address');
    }
    const answer = await ports.authorise(stream, secret);
    if (socket.destroyed) return;
    if (!answer.ok) return refuse(rtmp, answer.reason);
    broadcast = ports.broadcastOf(stream);
    broadcast.begin(source);
    Rtmp.prototype.respondPublish.call(rtmp);
    ports.began(stream, source, address);
    socket.resume();
  }

  function createParser(): Rtmp {
    const rtmp = createRtmp();
    rtmp.respondPublish = () => {};
    // The parser allocates the whole message when it has read its header.
    rtmp.packetAlloc = () => {
      const most = broadcast ? maxMessageBytes : maxMessageBeforeKey;
      if (rtmp.parserPacket.header.length > most) throw new Error('message too large');
      Rtmp.prototype.packetAlloc.call(rtmp);
    };
    rtmp.onOutputCallback = (bytes) => {
      if (!socket.destroyed) socket.write(bytes);
    };
    rtmp.onConnectCallback = (request) => {
      stream = streamOf(request.app, request.name);
      names = namesIn(request.app, request.name);
      const { key } = request.query;
      secret = typeof key === 'string' ? bareSecret(key) : '';
    };
    rtmp.onPushCallback = () => {
      if (asked) return;
      asked = true;
      check(rtmp).catch((error: unknown) => {
        log.error({ err: error, stream }, 'the key could not be checked');
        socket.destroy();
      });
    };
    // Viewers take HTTP-FLV with a signed address; over RTMP anybody could watch.
    rtmp.onPlayCallback = () => socket.destroy();
    rtmp.onDeleteStream = () => socket.destroySoon();
    rtmp.onPacketCallback = (packet: AvPacket) => broadcast?.pass(source, packet);
    return rtmp;
  }

  /** Made with the first byte: who is silent takes no memory but the socket's. */
  let parser: Rtmp | null = null;

  socket.setNoDelay(true);
  socket.setTimeout(silentMs, () => socket.destroy());
  socket.on('data', (bytes) => {
    received += bytes.length;
    let wrong: unknown = !broadcast && received > maxBeforeKey ? 'too much before the key' : null;
    try {
      parser ??= createParser();
      wrong ??= parser.parserData(bytes);
    } catch (error) {
      wrong = error;
    }
    if (wrong === null) return;
    log.warn({ stream, address, err: wrong }, 'encoder sent nonsense');
    socket.destroy();
  });
  socket.on('error', (error) => log.info({ stream, address, err: error.message }, 'encoder lost'));
  socket.on('close', () => {
    if (broadcast?.finish(source)) ports.finished(stream, source);
  });
}
