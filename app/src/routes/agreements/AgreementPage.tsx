import type { AgreementName } from '@goldbean/contract/shared';
import { AgreementScreen } from '@goldbean/design-system/screens/agreements';
import { useLocation } from 'react-router-dom';
import { Agreement } from '../../features/money/agreements/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** Which agreement stands at which address. */
const agreementAt: Readonly<Record<string, AgreementName>> = {
  [paths.payAgreement.path]: 'pay',
  [paths.payAgreementOverseas.path]: 'payOverseas',
  [paths.coinAgreement.path]: 'coins',
  [paths.exchangeAgreement.path]: 'exchange',
  [paths.channelAgreement.path]: 'channel',
  [paths.serviceAgreement.path]: 'service',
};

/** /pindao/payAgreement, payAgreementHW, payGoldCoinAgreement, exchangeAgreement, channelAgreement and /staticArea/agreement (S39). */
export function AgreementPage() {
  const { pathname } = useLocation();
  const name = agreementAt[pathname.replace(/\/+$/, '')] ?? 'service';
  return <AgreementScreen name={name} text={<Agreement name={name} />} />;
}
