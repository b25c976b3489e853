import { memberState } from '../../../shared/session/index.ts';

/** A picture that was sent, to go with the report. */
export interface SentPicture {
  readonly id: string;
  /** Good for as long as a dialog is open (G018). */
  readonly url: string;
  /** File name. */
  readonly name: string;
}

export interface ReportFormState {
  /** The live session that is being reported; null while none is. */
  liveId: string | null;
  phase: 'writing' | 'sending' | 'sent' | 'exists';
  pictures: SentPicture[];
  isUploading: boolean;
  /** Why the last try did not arrive, or a picture did not. */
  error: unknown;
}

export const emptyReport = (): ReportFormState => ({
  liveId: null,
  phase: 'writing',
  pictures: [],
  isUploading: false,
  error: null,
});

export const reportState = memberState<ReportFormState>(emptyReport);
