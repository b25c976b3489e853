import { styled } from '@goldbean/design-system/styling';
import { Card } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { notifyError } from '../../../shared/notices/index.ts';
import { signInWith } from '../account.actions.ts';
import { accountState, type DemoAccount } from '../account.state.ts';

const Title = styled.h2`
  margin: 0;
  font-size: ${tokens.font.size.title};
`;

const Lead = styled.p`
  margin: 0 0 ${tokens.space[3]};
  color: ${tokens.color.text.secondary};
`;

const List = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & button {
    display: grid;
    inline-size: 100%;
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};
    border-radius: ${tokens.radius.medium};
    background: ${tokens.color.surface.default};
    color: ${tokens.color.text.primary};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & button:hover {
    border-color: ${tokens.color.brand.border};
    background: ${tokens.color.surface.hover};
  }

  & small {
    color: ${tokens.color.text.secondary};
    font-size: ${tokens.font.size.caption};
    line-height: ${tokens.font.line.ui};
  }
`;

const roles = {
  teacher: 'demo.role.teacher',
  member: 'demo.role.member',
  inspector: 'demo.role.inspector',
  product_head: 'demo.role.productHead',
  admin: 'demo.role.admin',
} as const;

const roleWords = (role: string) => (role in roles ? roles[role as keyof typeof roles] : 'demo.role.other');

/** D85: the ready accounts of the demo; none outside of it. */
export function DemoAccounts() {
  const { t } = useTranslation('login');
  const { demoAccounts } = useSnapshot(accountState);
  const [isBusy, setBusy] = useState(false);
  if (demoAccounts.length === 0) return null;

  const enter = async ({ account, password }: DemoAccount) => {
    setBusy(true);
    try {
      await signInWith({ account, password, agree: true });
    } catch (error) {
      notifyError(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card>
      <Title>{t('demo.title')}</Title>
      <Lead>{t('demo.text')}</Lead>
      <List>
        {demoAccounts.map((ready) => (
          <li key={ready.account}>
            <button type="button" disabled={isBusy} onClick={() => void enter(ready)}>
              <strong>{ready.account}</strong>
              <small>{t(roleWords(ready.role))}</small>
            </button>
          </li>
        ))}
      </List>
    </Card>
  );
}
