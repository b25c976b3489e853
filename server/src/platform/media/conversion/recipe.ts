import { writeFile } from 'node:fs/promises';
import { Decoder, Demuxer, Encoder, FilterAPI, Muxer, pipeline, type NamedStages } from 'node-av/api';
import {
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_LOG_QUIET,
  AV_PIX_FMT_YUV420P,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MJPEG,
} from 'node-av/constants';
import { Log, type Stream } from 'node-av/lib';
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

/** px: pictures are made smaller, never larger; even, as H.264 in 4:2:0 must be. */
const fitted = (edge: number): string =>
  `scale=w='min(${edge},iw)':h='min(${edge},ih)':force_original_aspect_ratio=decrease:force_divisible_by=2`;
const videoEdge = 1_280;
/** A message shows it 280 px wide; screens have up to two pixels for each. */
const posterEdge = 640;
/** More pictures a second than this are left out. */
const mostRate = 60;

const pixelsOf = ({ codecpar }: Stream): number => codecpar.width * codecpar.height;

/** What browsers play and flv gives good times: copied, which costs a hundredth of encoding it. */
const isCopied = ({ from }: ConversionTask, { codecpar: { codecId, format } }: Stream): boolean =>
  from === 'flv' &&
  (codecId === AV_CODEC_ID_AAC || (codecId === AV_CODEC_ID_H264 && format === AV_PIX_FMT_YUV420P));

const pictureDecoder = (stream: Stream, pixels: number): Promise<Decoder> =>
  Decoder.create(stream, {
    // A picture may also grow on the way.
    options: { max_pixels: pixels },
    context: { threadCount: 1 },
    exitOnError: false,
  });

async function pictureStages(stream: Stream, pixels: number) {
  const decoder = await pictureDecoder(stream, pixels);
  const { num, den } = stream.avgFrameRate;
  const rate = den > 0 && num / den > mostRate ? `fps=${mostRate},` : '';
  const filter = FilterAPI.create(`${rate}${fitted(videoEdge)},setsar=1,format=yuv420p`);
  const encoder = await Encoder.create(FF_ENCODER_LIBX264, {
    decoder,
    filter,
    // Without a bit rate of 0 the quality (crf) would not count.
    context: { bitRate: 0n, rcMaxRate: '2500k', rcBufferSize: '5M', threadCount: 1 },
    options: { preset: 'veryfast', crf: 24 },
  });
  return [decoder, filter, encoder];
}

async function soundStages(stream: Stream, to: PlayedFormat) {
  const decoder = await Decoder.create(stream, { exitOnError: false });
  const channels = to === 'mp3' ? 'mono' : 'stereo';
  const filter = FilterAPI.create(
    `aresample=48000,aformat=sample_fmts=fltp:sample_rates=48000:channel_layouts=${channels}`,
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
  const filter = FilterAPI.create(`${fitted(posterEdge)},setsar=1,format=yuvj420p`);
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
  if (picture)
    stages.video = isCopied(task, picture) ? 'passthrough' : await pictureStages(picture, limits.pixels);
  if (sound) stages.audio = isCopied(task, sound) ? 'passthrough' : await soundStages(sound, to);
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
