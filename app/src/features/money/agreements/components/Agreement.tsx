import { agreements, type AgreementName } from '@goldbean/contract/shared';
import { AgreementText, type AgreementTextState } from '@goldbean/design-system/wallet';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { session } from '../../../../shared/session/index.ts';
import { agreementHistory, agreementSections, changedSince } from '../agreement-sections.ts';
import { openAgreement } from '../agreements.actions.ts';
import { agreementsState } from '../agreements.state.ts';

/** An agreement in force, with what is new in it to me (S39). */
export function Agreement({ name }: { readonly name: AgreementName }) {
  const { t } = useTranslation(['recharge', 'shell']);
  const { lang } = useSnapshot(session);
  const { texts, accepted } = useSnapshot(agreementsState);
  const open = () => void openAgreement(name, lang);

  useEffect(open, [name, lang]);

  const state = (): AgreementTextState => {
    if (texts.kind === 'loading') return { kind: 'loading' };
    if (texts.kind === 'failed') return { kind: 'error', reason: t('shell:broken.chunk') };
    const { version, since } = agreements[name];
    const changed = accepted === null ? null : changedSince(accepted, agreementHistory[name]);
    return {
      kind: 'ready',
      title: t(`agreement.${name}`),
      version,
      // In force from midnight by the clock of the platform (D42).
      since: Date.parse(`${since}T00:00:00+08:00`),
      sections: agreementSections[name].map((id) => ({
        id,
        ...texts.value[id],
        isChanged: changed === 'all' || (changed?.has(id) ?? false),
      })),
      ...(accepted !== null && accepted !== version && { acceptedVersion: accepted }),
    };
  };
  return <AgreementText state={state()} onRetry={open} />;
}
