import { streamerCalls } from './streamer.calls.ts';
import { viewerCalls } from './viewer.calls.ts';

/** Every call of a lesson: those of the viewers, and those of the people who run it. */
export const liveCalls = { ...viewerCalls, ...streamerCalls } as const;
