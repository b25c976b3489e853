import type { AgreementName } from '@goldbean/contract';
import { VisuallyHidden } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Agreement } from '../../features/agreements/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** Which agreement stands at which address. */
const agreementAt: Readonly<Record<string, AgreementName>> = {
  [paths.payAgreement.path]: 'pay',
  [paths.payAgreementOverseas.path]: 'payOverseas',
  [paths.coinAgreement.path]: 'coins',
  [paths.exchangeAgreement.path]: 'exchange',
  [paths.serviceAgreement.path]: 'service',
};

/** /pindao/payAgreement, payAgreementHW, payGoldCoinAgreement, exchangeAgreement and /staticArea/agreement (S39). */
export function AgreementPage() {
  const { t } = useTranslation('recharge');
  const { pathname } = useLocation();
  const name = agreementAt[pathname.replace(/\/+$/, '')] ?? 'service';
  return (
    <>
      <VisuallyHidden as="h1">{t(`agreement.${name}`)}</VisuallyHidden>
      <Agreement name={name} />
    </>
  );
}
