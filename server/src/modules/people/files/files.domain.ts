import type { ConvertedFrom, PlayedFormat } from '../../../platform/media/conversion/index.ts';
import { fileLimits, type UploadTakes, type uploadScenes } from '@goldbean/contract';

const dayMs = 24 * 3_600_000;

export type FileScene = (typeof uploadScenes)[number];

/** The uploads that a scene accepts, as the feature that uses them states it. */
export interface SceneRule {
  readonly takes: UploadTakes;
  /** Pictures become still squares, as portraits are. */
  readonly square?: boolean;
}

/** The day of a moment in Asia/Shanghai, by which the quota counts, and how long it still lasts, ms. @param now UTC ms */
export function quotaDay(now: number): { readonly day: string; readonly left: number } {
  // China has no summer time.
  const shifted = now + 8 * 3_600_000;
  return { day: new Date(shifted).toISOString().slice(0, 10), left: dayMs - (shifted % dayMs) };
}

/** Names of public files in the storage have an ending, which says how they are shown; those of private ones have none. */
export const isPublicName = (stored: string): boolean => /^[\w-]+\.[a-z\d]+$/.test(stored);

/** D79: a voice message has 1 to 60 seconds. @param duration ms, as measured */
export const isVoiceLength = (duration: number): boolean =>
  duration >= fileLimits.voiceLeastMs - fileLimits.voiceSlackMs &&
  duration <= fileLimits.voiceMs + fileLimits.voiceSlackMs;

/** S09: a recording of a screen has at most 60 seconds. @param duration ms, as measured */
export const isRecordingLength = (duration: number): boolean =>
  duration > 0 && duration <= fileLimits.recordingMs + fileLimits.recordingSlackMs;

const videos: Readonly<Record<string, ConvertedFrom>> = {
  'video/vnd.avi': 'avi',
  'video/x-msvideo': 'avi',
  'video/x-flv': 'flv',
  'video/mp4': 'mov',
};

/**
 * What an upload must become to be played by all: a video that browsers do not play an mp4 (D32), a recording an mp3
 * (D79); null for what plays, and for what is only saved. An upload's `duration` is null where browsers do not play it.
 */
export function conversionOf({
  mime,
  duration,
}: {
  readonly mime: string;
  readonly duration: number | null;
}): { readonly from: ConvertedFrom; readonly to: PlayedFormat } | null {
  if (mime === 'audio/webm') return { from: 'webm', to: 'mp3' };
  const from = duration === null ? videos[mime] : undefined;
  return from ? { from, to: 'mp4' } : null;
}

/** A video that plays, or will: one that browsers do not play is only saved where nobody converts it. */
export const isShownVideo = ({
  mime,
  duration,
  conversion,
}: {
  readonly mime: string;
  readonly duration: number | null;
  readonly conversion: string | null;
}): boolean => mime.startsWith('video/') && (duration !== null || conversion !== null);

const longestName = 120;

/** The sender's own name for a file, fit to be shown: no folders, no control or direction marks. */
export function shownName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = Array.from(last.toWellFormed().normalize('NFC').replace(/\p{C}/gu, '').trim());
  if (shown.length === 0) return 'file';
  if (shown.length <= longestName) return shown.join('');
  const ending = /\.[^.]{1,10}$/.exec(shown.join(''))?.[0] ?? '';
  return shown.slice(0, longestName - Array.from(ending).length).join('') + ending;
}
