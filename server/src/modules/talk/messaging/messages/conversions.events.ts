import type { Tx } from '../../../../platform/database/index.ts';
import type { PlayableFile, Rooms } from '../messaging.ports.ts';
import { findPlaying } from './shown-files.repository.ts';

/** How a video stands in its message, whatever became of its conversion (D32). */
export const asVideo = ({ conversion, played_id, poster_id, w, h, duration }: PlayableFile) => ({
  // Not known before it was read.
  w: w ?? 0,
  h: h ?? 0,
  duration: duration ?? 0,
  state: conversion === 'waiting' ? ('processing' as const) : (conversion ?? 'ready'),
  ...(played_id !== null && { played_id }),
  ...(poster_id !== null && { poster_id }),
});

/** What a voice message has of it (D79): until then, and where it failed, it plays as it came. */
export const asVoice = ({ played_id }: PlayableFile) => (played_id === null ? {} : { played_id });

/** Notifies the rooms that show an upload what became of its conversion, with the transaction in which it ended. */
export const notifyConversions =
  (rooms: Pick<Rooms, 'amend'>) =>
  async (tx: Tx, file: PlayableFile): Promise<void> => {
    for (const { room, id, kind } of await findPlaying(tx, file.file_id))
      await rooms.amend(tx, room, id, kind === 'video' ? asVideo(file) : asVoice(file));
  };
