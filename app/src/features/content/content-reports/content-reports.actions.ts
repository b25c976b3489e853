import type { ContentReportReason } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createVisit } from '../../../shared/visit/index.ts';
import * as service from './content-reports.service.ts';
import { contentReportsState as state, noContentReport } from './content-reports.state.ts';

/** Anew with every dialog that is opened. */
const visit = createVisit();

export function beginContentReport(target: service.Target): void {
  visit.begin();
  Object.assign(state, noContentReport(), { reporting: target });
}

export function beginHiding(target: service.Target): void {
  visit.begin();
  Object.assign(state, noContentReport(), { hiding: target });
}

export function endContentReport(): void {
  visit.end();
  Object.assign(state, noContentReport());
}

/** G432; a refusal stays in the dialog, with what is written. */
export async function sendContentReport(given: {
  readonly reason: ContentReportReason;
  readonly content: string;
}): Promise<void> {
  const { reporting, phase } = state;
  if (!reporting || phase !== 'writing') return;
  const isHere = visit.watch();
  Object.assign(state, { phase: 'sending', error: null });
  try {
    await service.addReport(reporting, given);
    if (isHere()) state.phase = 'sent';
  } catch (error) {
    if (!isHere()) return;
    const refused = asApiError(error);
    if (refused.msgKey === 'moderation.reported') state.phase = 'exists';
    else Object.assign(state, { phase: 'writing', error: ref(refused) });
  }
}

/** G424; whoever shows it hears of it by its room. @returns whether it is hidden */
export async function hideContent(reason: string): Promise<boolean> {
  const { hiding, isHiding } = state;
  if (!hiding || isHiding) return false;
  const isHere = visit.watch();
  Object.assign(state, { isHiding: true, error: null });
  try {
    await service.hide(hiding, reason);
    if (isHere()) endContentReport();
    return true;
  } catch (error) {
    if (isHere()) Object.assign(state, { isHiding: false, error: ref(asApiError(error)) });
    return false;
  }
}
