import { fileLimits } from '@goldbean/contract';
import type { ConversionLimits, PlayedFormat } from '../../../../platform/media/conversion/index.ts';

const minuteMs = 60_000;
/** What a conversion may cost at most. */
export const costs: Readonly<Record<PlayedFormat, ConversionLimits>> = {
  mp4: {
    pixels: 3_840 * 2_160,
    playedMs: 180 * minuteMs,
    bytes: 2 * fileLimits.videoBytes,
    memoryBytes: 1_073_741_824,
    timeMs: 20 * minuteMs,
  },
  mp3: {
    pixels: 0,
    playedMs: 2 * minuteMs,
    bytes: fileLimits.videoBytes,
    memoryBytes: 536_870_912,
    timeMs: minuteMs,
  },
};
