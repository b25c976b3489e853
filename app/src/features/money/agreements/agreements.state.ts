import type { AgreementTexts } from '@goldbean/locales/agreements';
import { memberState } from '../../../shared/session/index.ts';

export interface AgreementsState {
  /** The words of all agreements in the language of the page. */
  texts: { kind: 'loading' } | { kind: 'ready'; value: AgreementTexts } | { kind: 'failed' };
  /** The version I accepted last of the agreement that is open; null for none. */
  accepted: string | null;
}

export const emptyAgreements = (): AgreementsState => ({ texts: { kind: 'loading' }, accepted: null });

/** The agreement that is open; read with `useSnapshot`. */
export const agreementsState = memberState<AgreementsState>(emptyAgreements);
