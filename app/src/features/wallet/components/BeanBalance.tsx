import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';
import { Amount } from '@goldbean/design-system/wallet';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { formatNumber } from '../../../shared/i18n/index.ts';
import { paths } from '../../../shared/paths/index.ts';
import { session } from '../../../shared/session/index.ts';
import { forgetWallet, loadWallet } from '../wallet.actions.ts';
import { walletState } from '../wallet.state.ts';

const Pill = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: ${tokens.control.small};
  padding-inline: ${tokens.space[3]};
  border: ${tokens.borderWidth.hairline} solid ${tokens.color.gold.border};
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.gold.subtle};
  color: ${tokens.color.gold.text};
  font-variant-numeric: tabular-nums;
  font-weight: ${tokens.font.weight.semibold};
  text-decoration: none;
  white-space: nowrap;
`;

/** The member's beans, always in sight; leads to the account (S23). */
export function BeanBalance() {
  const { t } = useTranslation('shell');
  const { token, lang } = useSnapshot(session);
  const { wallet } = useSnapshot(walletState);

  useEffect(() => {
    if (token !== '') void loadWallet();
    return forgetWallet;
  }, [token]);

  if (!wallet) return null;
  const amount = formatNumber(lang, wallet.beans);
  return (
    <Pill to={paths.myGold.href()} aria-label={t('beans.label', { amount })}>
      <Amount value={wallet.beans} currency="BEAN" tone="inherit" />
    </Pill>
  );
}
