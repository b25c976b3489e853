import { reportLimits, type BrokenRule } from '@goldbean/contract/live';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import * as service from './report.service.ts';
import { emptyReport, reportState as state, type SentPicture } from './report.state.ts';

/** Sends a picture for a report. @throws ApiError `file.*` */
export type SendReportPicture = (file: File) => Promise<Pick<SentPicture, 'id' | 'url'>>;

/** Anew with every report that is begun. */
const visit = createVisit();

export function beginReport(liveId: string): void {
  visit.begin();
  Object.assign(state, emptyReport(), { liveId });
}

/** Pictures that were sent for it the server throws away by itself. */
export function endReport(): void {
  visit.end();
  Object.assign(state, emptyReport());
}

/** Sends pictures one after the other, as many as there is room for. */
export async function addReportPictures(files: readonly File[], send: SendReportPicture): Promise<void> {
  if (state.isUploading) return;
  const isHere = visit.watch();
  Object.assign(state, { isUploading: true, error: null });
  try {
    for (const file of files) {
      if (state.pictures.length >= reportLimits.reportPictures) break;
      const { id, url } = await send(file);
      if (!isHere()) return;
      state.pictures.push({ id, url, name: file.name });
    }
  } catch (error) {
    if (isHere()) state.error = ref(asApiError(error));
  } finally {
    if (isHere()) state.isUploading = false;
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
  const isHere = visit.watch();
  Object.assign(state, { phase: 'sending', error: null });
  try {
    await service.addReport(liveId, { ...given, pics: state.pictures.map(({ id }) => id) });
    if (isHere()) state.phase = 'sent';
  } catch (error) {
    if (!isHere()) return;
    const refused = asApiError(error);
    if (refused.msgKey === 'moderation.reported') state.phase = 'exists';
    else Object.assign(state, { phase: 'writing', error: ref(refused) });
  }
}
