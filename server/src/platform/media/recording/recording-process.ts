import { join } from 'node:path';
import { Demuxer, Muxer, pipeline, type NamedStages } from 'node-av/api';
import { AV_CODEC_ID_AAC, AV_CODEC_ID_H264, AV_CODEC_ID_MP3, AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { playlistName, type RecordingOutcome, type RecordingTask } from './recording-task.ts';

/*
 * The process that records one stream: FLV at its standard input becomes segments of fragmented MP4, copied as it came. A
 * segment is there under its name when it is whole, and in the playlist after that: whatever ends this process costs the
 * segment under way at most. When the server ends, so does the input, and the last segment is still written.
 */

/** Streams that are announced and do not come are waited for this long, µs. */
const lookMicroseconds = 2_000_000;

function notify(outcome: RecordingOutcome): void {
  if (process.connected) process.send?.(outcome, undefined, undefined, () => process.exit(0));
  else process.exit(0);
}

async function record({ folder, segment, retained }: RecordingTask): Promise<RecordingOutcome> {
  Log.setLevel(AV_LOG_QUIET);
  const input = await Demuxer.open('pipe:0', {
    format: 'flv',
    options: { protocol_whitelist: 'pipe', analyzeduration: lookMicroseconds },
  });
  const picture = input.video();
  const sound = input.audio();
  if (!picture && !sound) return { ok: false, reason: 'empty' };
  if (picture && picture.codecpar.codecId !== AV_CODEC_ID_H264) return { ok: false, reason: 'codec' };
  const isSoundPlayed =
    sound && [AV_CODEC_ID_AAC, AV_CODEC_ID_MP3].some((codec) => codec === sound.codecpar.codecId);
  if (!picture && !isSoundPlayed) return { ok: false, reason: 'codec' };
  const output = await Muxer.open(join(folder, playlistName), {
    format: 'hls',
    input,
    options: {
      hls_time: segment,
      hls_list_size: retained ?? 0,
      hls_segment_type: 'fmp4',
      hls_segment_filename: join(folder, '%d.m4s'),
      hls_fmp4_init_filename: 'init.mp4',
      hls_flags: `independent_segments+temp_file${retained === null ? '' : '+delete_segments'}`,
    },
  });
  const stages: Partial<NamedStages> = {};
  if (picture) stages.video = 'passthrough';
  if (isSoundPlayed) stages.audio = 'passthrough';
  await pipeline(input, stages as NamedStages, output).completion;
  await output.close();
  return { ok: true };
}

process.on('disconnect', () => {
  // The server is gone: the input ends too, and what it brought is written.
});
record(JSON.parse(process.argv[2] ?? '') as RecordingTask).then(notify, () =>
  notify({ ok: false, reason: 'failed' }),
);
