/*
 * The only file that imports node-media-server: its RTMP and FLV codecs, in our process. Its servers,
 * sessions and broadcasts stay out: they hold a stream for 30 s after its encoder left, keep global state, end
 * the process when a port is taken and check keys too late (stack.md 6b).
 */
import AvPacket from 'node-media-server/src/core/avpacket.js';
import logger from 'node-media-server/src/core/logger.js';
import Flv from 'node-media-server/src/protocol/flv.js';
import Rtmp from 'node-media-server/src/protocol/rtmp.js';
import RtmpClient from 'node-media-server/src/protocol/rtmp_client.js';

// Its own console output is turned off; our log has what is needed.
logger.level = 'error';

export { AvPacket, Flv, Rtmp, RtmpClient };

/** A parser of one connection, without the FLV reader that it brings: a megabyte of memory which it never uses. */
export const createRtmp = (): Rtmp => Object.assign(new Rtmp(), { flv: null });

/** Values of `AvPacket.flags`. */
export const packetKinds = {
  audioHeader: 0,
  audio: 1,
  videoHeader: 2,
  keyFrame: 3,
  frame: 4,
  metadata: 5,
} as const;
