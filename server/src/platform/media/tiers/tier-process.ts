import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline, type NamedStages } from 'node-av/api';
import { AV_LOG_QUIET, FF_ENCODER_LIBX264 } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { asHighAs } from '../shown-picture.ts';
import type { TierTask } from './tier-task.ts';

/*
 * The process that encodes one tier of one stream: FLV at its standard input becomes FLV of a lower picture at its standard
 * output, with the sound as it came. It ends with its input.
 */

/** Streams that are announced and do not come are waited for this long, µs. */
const lookMicroseconds = 1_000_000;
/** Between two key frames, seconds: so long may a viewer who comes wait for a picture. */
const keyFrameSeconds = 2;
const usualRate = 30;

async function encode({ height, bitrate }: TierTask): Promise<void> {
  Log.setLevel(AV_LOG_QUIET);
  const input = await Demuxer.open('pipe:0', {
    format: 'flv',
    options: { protocol_whitelist: 'pipe', analyzeduration: lookMicroseconds },
  });
  const picture = input.video();
  if (!picture) throw new Error('it has no picture');
  const { num, den } = picture.avgFrameRate;
  const rate = den > 0 && num > 0 ? num / den : usualRate;
  const decoder = await Decoder.create(picture, { context: { threadCount: 1 }, exitOnError: false });
  const filter = FilterAPI.create(`${asHighAs(height)},format=yuv420p`);
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    context: {
      bitRate: `${bitrate}k`,
      rcMaxRate: `${bitrate}k`,
      rcBufferSize: `${bitrate}k`,
      gopSize: Math.round(rate * keyFrameSeconds),
      maxBFrames: 0,
      threadCount: 1,
    },
    options: { preset: 'veryfast', tune: 'zerolatency' },
  });
  const write = (bytes: Buffer): Promise<number> =>
    new Promise((resolve, reject) => {
      process.stdout.write(bytes, (error) => (error ? reject(error) : resolve(bytes.length)));
    });
  const output = await Muxer.open(
    { write },
    { format: 'flv', options: { flvflags: 'no_duration_filesize' } },
  );
  const stages: Partial<NamedStages> = { video: [decoder, filter, encoder] };
  if (input.audio()) stages.audio = 'passthrough';
  await pipeline(input, stages as NamedStages, output).completion;
  await output.close();
}

encode(JSON.parse(process.argv[2] ?? '') as TierTask).then(
  () => process.exit(0),
  () => process.exit(1),
);
