import { z } from 'zod';
import { messagingLimits } from '../messaging.limits.ts';
import { defineContent } from './define-content.ts';
import { played, uploadBody, uploaded } from './uploaded.ts';

/** Loudness from beginning to end, 0 to 100 each, as its sender measured it: only drawn. */
const waveform = z.array(z.number().int().min(0).max(100)).max(messagingLimits.waveformBars).readonly();

/** Spoken words (D79). */
export const voice = defineContent({
  kind: 'voice',
  body: z.object({
    ...uploaded,
    ...played,
    /** ms, measured by the server. */
    duration: z.number().int(),
    waveform: waveform.optional(),
  }),
  byHand: uploadBody.extend({ waveform }),
  mayForward: false,
});
