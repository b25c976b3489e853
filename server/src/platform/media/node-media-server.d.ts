/*
 * The parts of node-media-server 4.4.3 that protocol.ts uses: it ships no types, and the paths are not its
 * public door, so its version is pinned exactly.
 */

declare module 'node-media-server/src/core/avpacket.js' {
  /** One FLV tag or RTMP media message. `data` may be longer than `size` and is reused after the callback. */
  export default class AVPacket {
    codec_id: number;
    /** 8 audio, 9 video, 18 data. */
    codec_type: number;
    /** 0 audio header, 1 audio, 2 video header, 3 key frame, 4 frame, 5 data. */
    flags: number;
    /** ms. */
    pts: number;
    dts: number;
    size: number;
    data: Buffer;
  }
}

declare module 'node-media-server/src/core/logger.js' {
  const logger: { level: string };
  export default logger;
}

declare module 'node-media-server/src/protocol/flv.js' {
  import type AVPacket from 'node-media-server/src/core/avpacket.js';
  const Flv: {
    createHeader(this: void, hasAudio: boolean, hasVideo: boolean): Buffer;
    /** A tag with the length that follows it; copies the data. */
    createMessage(this: void, packet: AVPacket): Buffer;
    parserTag(this: void, type: number, time: number, size: number, data: Buffer): AVPacket;
  };
  export default Flv;
}

declare module 'node-media-server/src/protocol/rtmp.js' {
  import type AVPacket from 'node-media-server/src/core/avpacket.js';
  interface StreamRequest {
    app: string;
    name: string;
    host: string;
    query: Record<string, string | string[] | undefined>;
  }
  export default class Rtmp {
    streamId: number;
    parserPacket: { header: { length: number } };
    onConnectCallback: (request: StreamRequest) => void;
    onPlayCallback: () => void;
    onPushCallback: () => void;
    onPacketCallback: (packet: AVPacket) => void;
    onOutputCallback: (bytes: Buffer) => void;
    /** Tells the encoder that it may begin. */
    respondPublish(): void;
    onDeleteStream(message: unknown): void;
    /** Takes memory for the message whose header was read. */
    packetAlloc(): void;
    sendStatusMessage(streamId: number, level: string, code: string, description: string): void;
    /** @returns what is wrong with the bytes, or null; also throws on nonsense. */
    parserData(bytes: Buffer): string | null;
  }
}

declare module 'node-media-server/src/protocol/rtmp_client.js' {
  import type { Socket } from 'node:net';
  import type AVPacket from 'node-media-server/src/core/avpacket.js';
  /** An encoder's side of RTMP; the tests and the soak push with it. */
  export default class RtmpClient {
    socket: Socket | null;
    urlInfo: { app: string };
    onCloseCallback: (hadError: boolean) => void;
    onErrorCallback: (error: Error) => void;
    connect(url: string): Promise<void>;
    sendConnect(): Promise<unknown>;
    sendCreateStream(): Promise<number>;
    sendPublish(streamName: string): Promise<unknown>;
    sendPacket(packet: AVPacket): void;
    disconnect(): void;
  }
}
