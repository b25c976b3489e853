import type { AgreementName } from '@goldbean/contract';
import { loadAgreements, type Language } from '@goldbean/locales';
import { ref } from 'valtio/vanilla';
import { loadChunk } from '../../shared/chunks/index.ts';
import * as service from './agreements.service.ts';
import { agreementsState as state, emptyAgreements } from './agreements.state.ts';

/** Goes up with every opening: what an earlier one still hears of is not shown under a later one. */
let opened = 0;

/** S39: fetches the words of an agreement, and which version of it I know. */
export async function openAgreement(name: AgreementName, language: Language): Promise<void> {
  opened += 1;
  const mine = opened;
  Object.assign(state, emptyAgreements());
  void findAccepted(name, mine);
  try {
    const value = await loadChunk(() => loadAgreements(language));
    if (mine === opened) state.texts = { kind: 'ready', value: ref(value) };
  } catch {
    if (mine === opened) state.texts = { kind: 'failed' };
  }
}

/** In the background (D90): without an answer the text stands, only what is new in it is not marked. */
async function findAccepted(name: AgreementName, mine: number): Promise<void> {
  const accepted = await service.loadAccepted(name).catch(() => null);
  if (mine === opened) state.accepted = accepted;
}
