import type { ContentReportReason } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createRequestScope } from '../../../shared/requests/index.ts';
import * as service from './content-reports.service.ts';
import { contentReportsState as state, noContentReport } from './content-reports.state.ts';

/** Anew with every dialog that is opened. */
const scope = createRequestScope();

export function beginContentReport(target: service.Target): void {
  scope.begin();
  Object.assign(state, noContentReport(), { reporting: target });
}

export function beginHiding(target: service.Target): void {
  scope.begin();
  Object.assign(state, noContentReport(), { hiding: target });
}

export function endContentReport(): void {
  scope.end();
  Object.assign(state, noContentReport());
}

/** G432; a refusal stays in the dialog, with what is written. */
export async function sendContentReport(given: {
  readonly reason: ContentReportReason;
  readonly content: string;
}): Promise<void> {
  const { reporting, phase } = state;
  if (!reporting || phase !== 'writing') return;
  const isCurrent = scope.watch();
  Object.assign(state, { phase: 'sending', error: null });
  try {
    await service.addReport(reporting, given);
    if (isCurrent()) state.phase = 'sent';
  } catch (error) {
    if (!isCurrent()) return;
    const refused = asApiError(error);
    if (refused.msgKey === 'moderation.reported') state.phase = 'exists';
    else Object.assign(state, { phase: 'writing', error: ref(refused) });
  }
}

/** G424; whoever shows it hears of it by its room. @returns whether it is hidden */
export async function hideContent(reason: string): Promise<boolean> {
  const { hiding, isHiding } = state;
  if (!hiding || isHiding) return false;
  const isCurrent = scope.watch();
  Object.assign(state, { isHiding: true, error: null });
  try {
    await service.hide(hiding, reason);
    if (isCurrent()) endContentReport();
    return true;
  } catch (error) {
    if (isCurrent()) Object.assign(state, { isHiding: false, error: ref(asApiError(error)) });
    return false;
  }
}
