import type { AgreementName } from '@goldbean/contract/shared';
import type { Language } from '@goldbean/locales';
import { loadAgreements } from '@goldbean/locales/agreements';
import { ref } from 'valtio/vanilla';
import { loadChunk } from '../../../shared/chunks/index.ts';
import { createRequestScope, type IsCurrent } from '../../../shared/requests/index.ts';
import * as service from './agreements.service.ts';
import { agreementsState as state, emptyAgreements } from './agreements.state.ts';

/** Anew with every opening: what an earlier one still hears of is not shown under a later one. */
const opened = createRequestScope();

/** S39: fetches the words of an agreement, and which version of it I know. */
export async function openAgreement(name: AgreementName, language: Language): Promise<void> {
  const isCurrent = opened.begin();
  Object.assign(state, emptyAgreements());
  void findAccepted(name, isCurrent);
  try {
    const value = await loadChunk(() => loadAgreements(language));
    if (isCurrent()) state.texts = { kind: 'ready', value: ref(value) };
  } catch {
    if (isCurrent()) state.texts = { kind: 'failed' };
  }
}

/** In the background (D90): without an answer the text stands, only what is new in it is not marked. */
async function findAccepted(name: AgreementName, isCurrent: IsCurrent): Promise<void> {
  const accepted = await service.loadAccepted(name).catch(() => null);
  if (isCurrent()) state.accepted = accepted;
}
