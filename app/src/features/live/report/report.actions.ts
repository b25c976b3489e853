import { reportLimits, type BrokenRule } from '@goldbean/contract/live';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './report.service.ts';
import { emptyReport, reportState as state, type SentPicture } from './report.state.ts';

/** Sends a picture for a report. @throws ApiError `file.*` */
export type SendReportPicture = (file: File) => Promise<Pick<SentPicture, 'id' | 'url'>>;

/** Anew with every report that is begun. */
const scope = createRequestScope();

export function beginReport(liveId: string): void {
  scope.begin();
  Object.assign(state, emptyReport(), { liveId });
}

/** Pictures that were sent for it the server throws away by itself. */
export function endReport(): void {
  scope.end();
  Object.assign(state, emptyReport());
}

/** Sends pictures one after the other, as many as there is room for. */
export async function addReportPictures(files: readonly File[], send: SendReportPicture): Promise<void> {
  if (state.isUploading) return;
  const isCurrent = scope.watch();
  Object.assign(state, { isUploading: true, error: null });
  try {
    for (const file of files) {
      if (state.pictures.length >= reportLimits.reportPictures) break;
      const { id, url } = await send(file);
      if (!isCurrent()) return;
      state.pictures.push({ id, url, name: file.name });
    }
  } catch (error) {
    if (isCurrent()) state.error = ref(asApiError(error));
  } finally {
    if (isCurrent()) state.isUploading = false;
  }
}

export function removeReportPicture(id: string): void {
  state.pictures = state.pictures.filter((picture) => picture.id !== id);
}

/** C004; a refusal stays in the dialog, with what is written. */
export async function sendReport(given: {
  readonly reason: BrokenRule;
  readonly content: string;
}): Promise<void> {
  const { liveId, phase, isUploading } = state;
  if (liveId === null || phase !== 'writing' || isUploading) return;
  const isCurrent = scope.watch();
  Object.assign(state, { phase: 'sending', error: null });
  try {
    await service.addReport(liveId, { ...given, pics: state.pictures.map(({ id }) => id) });
    if (isCurrent()) state.phase = 'sent';
  } catch (error) {
    if (!isCurrent()) return;
    const refused = asApiError(error);
    if (refused.msgKey === 'moderation.reported') state.phase = 'exists';
    else Object.assign(state, { phase: 'writing', error: ref(refused) });
  }
}
