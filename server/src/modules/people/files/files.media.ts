import type { Signature, UploadKind } from '@goldbean/contract';
import { FilePathSource, Input, MP3, MP4, WEBM } from 'mediabunny';
import type { PlayedFormat } from '../../../platform/media/conversion/index.ts';
import { refuse } from '../../../platform/refusal.ts';
import { isRecordingLength, isVoiceLength } from './files.domain.ts';

/** What is known of a file that plays. `w` and `h` in px, null without a picture; `duration` in ms. */
export interface MediaFacts {
  readonly duration: number;
  readonly w: number | null;
  readonly h: number | null;
  /** Codecs that are known to us; null for a track that is missing or of another codec. */
  readonly video: string | null;
  readonly audio: string | null;
}

/** Codecs that every browser we support plays in an mp4. */
const playable: ReadonlySet<string> = new Set(['avc', 'vp9', 'av1']);

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
    return {
      duration,
      w: picture?.displayWidth ?? null,
      h: picture?.displayHeight ?? null,
      video: picture?.codec ?? null,
      audio: sound?.codec ?? null,
    };
  } catch {
    // The reader throws errors of many kinds for what is broken.
    return null;
  } finally {
    input.dispose();
  }
}

/** Whether browsers play it as it is (D32); what they do not play is a file to be saved. */
const playsInBrowsers = (facts: MediaFacts): boolean =>
  facts.video !== null && playable.has(facts.video) && (facts.w ?? 0) > 0 && facts.duration > 0;

/** S09: pictures that browsers play, as they record them; in webm VP8 is one of theirs too. */
const isScreen = ({ video, w }: MediaFacts): boolean =>
  video !== null && (playable.has(video) || video === 'vp8') && (w ?? 0) > 0;

/** D79: sound alone, in Opus. */
const isRecording = (facts: MediaFacts): boolean => facts.w === null && facts.audio === 'opus';

/**
 * What is kept of an upload that plays; null for one that is only saved.
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
