import { useTranslation } from 'react-i18next';
import { Checkbox, Link } from '../../../primitives/index.ts';
import type { PayAgreementName } from '../pay.ts';
import { TickRoot } from './AgreementTick.styles.ts';

export interface AgreementTickProps {
  agreement: PayAgreementName;
  /** The version that is accepted by ticking; it is stored with the order (S39). */
  version: string;
  /** Where the text stands. */
  href: string;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** The member tried to go on without (V35). */
  isMissing?: boolean;
}

/** Asked before paying, subscribing and exchanging. Never ticked beforehand. */
export function AgreementTick({
  agreement,
  version,
  href,
  isTicked,
  onTick,
  isMissing = false,
}: AgreementTickProps) {
  const { t } = useTranslation(['recharge', 'errors']);
  return (
    <TickRoot>
      <Checkbox
        checked={isTicked}
        error={isMissing && !isTicked ? t('errors:request.agreement_required') : ''}
        onChange={({ target }) => {
          onTick(target.checked);
        }}
      >
        {t('agreement.accept')}{' '}
        <Link href={href} target="_blank">
          {t(`agreement.${agreement}`)}
        </Link>{' '}
        <small>{t('agreement.version', { version })}</small>
      </Checkbox>
    </TickRoot>
  );
}
