import { useTranslation } from 'react-i18next';
import { Card } from '../../../primitives/index.ts';
import { AccountList, Lead, Title } from './ReadyAccounts.styles.ts';

/** An account anybody may try. */
export interface ReadyAccount {
  account: string;
  /** As the server names it; one we have no words for is just an account. */
  role: string;
}

export interface ReadyAccountsProps {
  accounts: readonly ReadyAccount[];
  /** Somebody is being signed in. */
  isBusy: boolean;
  onChoose: (account: string) => void;
}

const roleWords: Readonly<Record<string, 'teacher' | 'member' | 'inspector' | 'productHead' | 'admin'>> = {
  teacher: 'teacher',
  member: 'member',
  inspector: 'inspector',
  product_head: 'productHead',
  admin: 'admin',
};

/** D85: the ready accounts of the demo; one press signs in. */
export function ReadyAccounts({ accounts, isBusy, onChoose }: ReadyAccountsProps) {
  const { t } = useTranslation('login');
  return (
    <Card>
      <Title>{t('demo.title')}</Title>
      <Lead>{t('demo.text')}</Lead>
      <AccountList>
        {accounts.map(({ account, role }) => (
          <li key={account}>
            <button type="button" disabled={isBusy} onClick={() => onChoose(account)}>
              <strong>{account}</strong>
              <small>{t(`demo.role.${roleWords[role] ?? 'other'}`)}</small>
            </button>
          </li>
        ))}
      </AccountList>
    </Card>
  );
}
