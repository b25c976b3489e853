import { writeFile } from 'node:fs/promises';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline, type NamedStages } from 'node-av/api';
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MJPEG,
} from 'node-av/constants';
import { Log, type Stream } from 'node-av/lib';
import { fitted, upright, uprightMatrix } from '../shown-picture.ts';
import type { ConversionFailure, ConversionTask, PlayedFormat } from './conversion-task.ts';

/** The source, or what would become of it, is more than is allowed. */
export class TooMuch extends Error {
  readonly reason: ConversionFailure;
  constructor(reason: ConversionFailure, detail: string) {
    super(detail);
    this.reason = reason;
  }
}

const demuxers = { avi: 'avi', flv: 'flv', mov: 'mov', webm: 'matroska,webm' } as const;

/** px */
const videoBox = { width: 1_280, height: 1_280 };
/** A message shows it 280 px wide; screens have up to two pixels for each. */
const posterBox = { width: 640, height: 640 };
/** More pictures a second than this are left out. */
const mostRate = 60;

const pixelsOf = ({ codecpar }: Stream): number => codecpar.width * codecpar.height;

/** What is copied begins this late at most, s: its times are copied too, and nothing plays until they come. */
const latestCopied = 0.5;

/** What browsers play and flv gives good times: copied, which costs a hundredth of encoding it. */
const isCopied = (
  { from }: ConversionTask,
  { startTime }: Demuxer,
  { codecpar: { codecId, format } }: Stream,
): boolean =>
  from === 'flv' &&
  startTime < latestCopied &&
  (codecId === AV_CODEC_ID_AAC || (codecId === AV_CODEC_ID_H264 && format === AV_PIX_FMT_YUV420P));

/** Filters that draw a picture as players show it, and an end to what turns it there: the muxer repeats it of the source. */
function shown({ codecpar }: Stream, box: typeof videoBox): string {
  const sides = upright(codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX));
  if (sides.length > 0) codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, uprightMatrix());
  return [...sides, fitted(box)].join(',');
}

const pictureDecoder = (stream: Stream, pixels: number): Promise<Decoder> =>
  Decoder.create(stream, {
    // A picture may also grow on the way.
    options: { max_pixels: pixels },
    context: { threadCount: 1 },
    exitOnError: false,
  });

async function pictureStages(stream: Stream, pixels: number, start: number) {
  const decoder = await pictureDecoder(stream, pixels);
  const { num, den } = stream.avgFrameRate;
  const rate = den > 0 && num / den > mostRate ? `fps=${mostRate},` : '';
  const filter = FilterAPI.create(`setpts=PTS-${start}/TB,${rate}${shown(stream, videoBox)},format=yuv420p`);
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    // Without a bit rate of 0 the quality (crf) would not count.
    context: { bitRate: 0n, rcMaxRate: '2500k', rcBufferSize: '5M', threadCount: 1 },
    options: { preset: 'veryfast', crf: 24 },
  });
  return [decoder, filter, encoder];
}

/** Silence stands where there is no sound yet or for a while: the encoder counts samples and takes no times. */
async function soundStages(stream: Stream, to: PlayedFormat, start: number) {
  const decoder = await Decoder.create(stream, { exitOnError: false });
  const channels = to === 'mp3' ? 'mono' : 'stereo';
  const filter = FilterAPI.create(
    `asetpts=PTS-${start}/TB,aresample=48000:async=1:first_pts=0,aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=${channels}`,
  );
  const encoder =
    to === 'mp3'
      ? await Encoder.create(FF_ENCODER_LIBMP3LAME, { decoder, filter, context: { bitRate: '64k' } })
      : await Encoder.create(FF_ENCODER_AAC, { decoder, filter, context: { bitRate: '128k' } });
  return [decoder, filter, encoder];
}

/** Opens the source and looks at what it says of itself. @throws TooMuch, Error */
async function openSource({ source, from, to, limits }: ConversionTask) {
  Log.setLevel(AV_LOG_QUIET);
  const format = demuxers[from];
  // Neither is closed where it fails: the process ends then.
  const input = await Demuxer.open(source, {
    format,
    options: { protocol_whitelist: 'file', format_whitelist: format },
  });
  const picture = to === 'mp3' ? undefined : input.video();
  const sound = to === 'jpg' ? undefined : input.audio();
  if (to === 'mp3' ? !sound : !picture) throw new Error('nothing in it plays');
  if (picture && pixelsOf(picture) > limits.pixels)
    throw new TooMuch('pixels', `${pixelsOf(picture)} pixels`);
  if (input.duration * 1_000 > limits.playedMs) throw new TooMuch('length', `${input.duration} s`);
  return { input, picture, sound };
}

/** Writes the first picture of a video that can be decoded; nothing after it is read. */
async function drawPoster(task: ConversionTask): Promise<void> {
  const { target, limits } = task;
  const { input, picture } = await openSource(task);
  if (!picture) throw new Error('it has no picture');
  const decoder = await pictureDecoder(picture, limits.pixels);
  const filter = FilterAPI.create(`${shown(picture, posterBox)},format=yuvj420p`);
  for await (const frame of filter.frames(decoder.frames(input.packets(picture.index)))) {
    if (!frame) break;
    const drawn = await Encoder.encodeOne(FF_ENCODER_MJPEG, frame);
    if (drawn.length > limits.bytes) throw new TooMuch('bytes', `${drawn.length} bytes`);
    return writeFile(target, drawn);
  }
  throw new Error('no picture of it can be decoded');
}

async function play(task: ConversionTask, to: PlayedFormat): Promise<void> {
  const { target, limits } = task;
  const { input, picture, sound } = await openSource(task);
  const output = await Muxer.open(target, {
    format: to,
    // Its index stands first, so that it plays before all of it has come.
    ...(to === 'mp4' && { options: { movflags: '+faststart' } }),
  });
  const stages: Partial<NamedStages> = {};
  const copies = [picture, sound].filter((stream) => stream && isCopied(task, input, stream));
  // The result begins with what comes first, whatever time the source gives it; what is copied keeps its times.
  const start = copies.length > 0 ? 0 : input.startTime;
  if (picture)
    stages.video = copies.includes(picture)
      ? 'passthrough'
      : await pictureStages(picture, limits.pixels, start);
  if (sound) stages.audio = copies.includes(sound) ? 'passthrough' : await soundStages(sound, to, start);
  const end = new AbortController();
  let tooMuch: TooMuch | undefined;
  const run = pipeline(input, stages as NamedStages, output, {
    signal: end.signal,
    progressInterval: 200,
    onProgress({ time, bytes }) {
      // What a file says of its length need not be true.
      if (time * 1_000 > limits.playedMs) tooMuch ??= new TooMuch('length', `${time} s`);
      else if (bytes > limits.bytes) tooMuch ??= new TooMuch('bytes', `${bytes} bytes`);
      if (tooMuch) end.abort();
    },
  });
  try {
    await run.completion;
  } catch (error) {
    throw tooMuch ?? error;
  }
  if (tooMuch) throw tooMuch;
  await output.close();
  await input.close();
}

/**
 * Converts one local file. What is broken in its middle is left out; whether the result plays is for the caller to see.
 * @throws TooMuch beyond the limits; Error for what cannot be read
 */
export const convertFile = (task: ConversionTask): Promise<void> =>
  task.to === 'jpg' ? drawPoster(task) : play(task, task.to);
