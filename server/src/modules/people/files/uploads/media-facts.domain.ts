import type { Signature, UploadKind } from '@goldbean/contract';
import {
  FilePathSource,
  Input,
  MP3,
  MP4,
  WEBM,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import type { PlayedFormat } from '../../../../platform/media/conversion/index.ts';
import { refuse } from '../../../../platform/refusal.ts';
import { isRecordingLength, isVoiceLength } from '../files.domain.ts';
import { isPlayedThrough, readMp4, type Mp4Track } from './mp4.domain.ts';

/** What is known of a file that plays. `w` and `h` in px, null without a picture; `duration` in ms. */
export interface MediaFacts {
  readonly duration: number;
  readonly w: number | null;
  readonly h: number | null;
  /** Codecs that are known to us; null for a track that is missing or of another codec. */
  readonly video: string | null;
  readonly audio: string | null;
  /** Every browser we support shows its picture and plays its sound as they are meant. */
  readonly isPlayed: boolean;
}

/** Pictures that every browser we support plays in an mp4: of 8 bits in 4:2:0, and what the main profile of AV1 allows. */
const playedPictures = /^(?:avc1\.(?:42|4d|64)|vp09\.00|av01\.0)/i;
/** In webm VP8 is one of theirs too. */
const recordedPictures = /^(?:vp8|vp09\.00)/i;
/** AAC in its plain and its two efficient forms, by what an mp4 calls them. */
const playedAac = /^mp4a\.(?:40\.0?(?:2|5|29)|67)$/i;

async function isPicturePlayed(track: InputVideoTrack, isWebm: boolean): Promise<boolean> {
  const codec = (await track.getCodecParameterString()) ?? '';
  return playedPictures.test(codec) || (isWebm && recordedPictures.test(codec));
}

async function isSoundPlayed(track: InputAudioTrack, isWebm: boolean): Promise<boolean> {
  const codec = await track.getCodec();
  if (codec === 'aac') return playedAac.test((await track.getCodecParameterString()) ?? '');
  return codec === 'mp3' || codec === 'opus' || codec === 'flac' || (isWebm && codec === 'vorbis');
}

/** How far two shapes of one picture may be apart and still be the same one. */
const shapeSlack = 0.02;

/** Whether a picture is turned at most: browsers pass over what else a matrix says, or show nothing. */
async function isTurnedAtMost(track: InputVideoTrack): Promise<boolean> {
  const [a, b, , c, d] = await track.getTransformationMatrix();
  const near = (one: number, other: number): boolean => Math.abs(one - other) < shapeSlack;
  return near(a * d - b * c, 1) && near(a, d) && near(b, -c) && (near(a, 0) || near(b, 0));
}

/** Whether the file and the pixels of a picture say the same shape: some browsers go by one, some by the other. */
async function isOneShape(track: InputVideoTrack, tracks: readonly Mp4Track[]): Promise<boolean> {
  const shape = (await track.getSquarePixelWidth()) / (await track.getSquarePixelHeight());
  const shaped = tracks.filter(({ width, height }) => width > 0 && height > 0);
  return (
    shaped.length === 0 ||
    shaped.some(({ width, height }) => Math.abs(width / height / shape - 1) < shapeSlack)
  );
}

/** Reads whether browsers show and play a file as it is meant. @param path of an mp4; null of another format */
async function isPlayedAsMeant(input: Input, path: string | null): Promise<boolean> {
  const [picture, sounds] = [await input.getPrimaryVideoTrack(), await input.getAudioTracks()];
  const isWebm = path === null;
  if (picture && !(await isPicturePlayed(picture, isWebm))) return false;
  const played = await Promise.all(sounds.map((track) => isSoundPlayed(track, isWebm)));
  if (played.length > 0 && !played.includes(true)) return false;
  if (path === null) return true;
  const tracks = await readMp4(path);
  if (!tracks.every(isPlayedThrough)) return false;
  return !picture || ((await isTurnedAtMost(picture)) && (await isOneShape(picture, tracks)));
}

/**
 * Reads an mp4, webm or mp3 by its content. A recording has no length in its head, so its packets are walked through.
 * @returns null when it cannot be read
 */
async function mediaFacts(path: string): Promise<MediaFacts | null> {
  const input = new Input({ source: new FilePathSource(path), formats: [MP4, WEBM, MP3] });
  try {
    const [picture, sound] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
    if (!picture && !sound) return null;
    const duration = Math.round((await input.computeDuration()) * 1_000);
    const isMp4 = (await input.getFormat()) === MP4;
    return {
      duration,
      w: picture?.displayWidth ?? null,
      h: picture?.displayHeight ?? null,
      video: picture?.codec ?? null,
      audio: sound?.codec ?? null,
      isPlayed: await isPlayedAsMeant(input, isMp4 ? path : null),
    };
  } catch {
    // The reader throws errors of many kinds for what is broken.
    return null;
  } finally {
    input.dispose();
  }
}

/** Whether browsers play it as it is (D32); what they do not play is a file to be saved. */
const playsInBrowsers = ({ isPlayed, w, duration }: MediaFacts): boolean =>
  isPlayed && (w ?? 0) > 0 && duration > 0;

/** S09: pictures that browsers play, as they record them. */
const isScreen = ({ isPlayed, w }: MediaFacts): boolean => isPlayed && (w ?? 0) > 0;

/** D79: sound alone, in Opus. */
const isRecording = (facts: MediaFacts): boolean => facts.w === null && facts.audio === 'opus';

/**
 * What is stored of an upload that plays; null for one that is only saved.
 * @throws Refusal `file.*` for a recording that is no voice message, or none of a screen
 */
export async function playFacts(
  kind: UploadKind,
  path: string,
  signature: Signature,
): Promise<(MediaFacts & { readonly mime: string }) | null> {
  if (kind === 'video' && signature.mime === 'video/mp4') {
    const facts = await mediaFacts(path);
    return facts && playsInBrowsers(facts) ? { ...facts, mime: signature.mime } : null;
  }
  if (kind === 'recording') {
    const facts = await mediaFacts(path);
    if (!facts || !isScreen(facts)) return refuse('file.recording_format');
    return isRecordingLength(facts.duration)
      ? { ...facts, mime: signature.mime }
      : refuse('file.recording_length');
  }
  if (kind !== 'voice') return null;
  const facts = await mediaFacts(path);
  if (!facts || !isRecording(facts)) return refuse('file.video_format');
  return isVoiceLength(facts.duration) ? { ...facts, mime: 'audio/webm' } : refuse('file.voice_length');
}

/** What came of a conversion, by its content; null when it does not play. @param path local */
export async function playedFacts(to: PlayedFormat, path: string): Promise<MediaFacts | null> {
  const facts = await mediaFacts(path);
  if (!facts) return null;
  const isSound = facts.w === null && facts.audio === 'mp3' && facts.duration > 0;
  return (to === 'mp3' ? isSound : playsInBrowsers(facts)) ? facts : null;
}
