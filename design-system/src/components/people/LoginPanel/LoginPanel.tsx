import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Tabs } from '../../../primitives/index.ts';
import { PanelRoot } from './LoginPanel.styles.ts';

/** D83: with a password, with a code that was sent, or as a new member with a password. */
export type LoginPanelMethod = 'password' | 'code' | 'register';

export interface LoginPanelProps {
  /** How the session before ended (S01); null when there was none. */
  ended: 'chosen' | 'expired' | 'elsewhere' | 'ticket' | null;
  method: LoginPanelMethod;
  onMethod: (method: LoginPanelMethod) => void;
  /** The form of the method: SignInForm. */
  children: ReactNode;
}

const endedWords = {
  chosen: 'ended.chosen',
  expired: 'ended.expired',
  elsewhere: 'ended.elsewhere',
  ticket: 'ended.ticket',
} as const;

/** The ways of signing in, and why one has to. */
export function LoginPanel({ ended, method, onMethod, children }: LoginPanelProps) {
  const { t } = useTranslation('login');
  return (
    <PanelRoot>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {ended && (
        <Banner tone={ended === 'expired' || ended === 'ticket' ? 'warning' : 'info'}>
          {t(endedWords[ended])}
        </Banner>
      )}
      <Tabs
        label={t('methods')}
        items={[
          { key: 'password', label: t('tab.password') },
          { key: 'code', label: t('tab.code') },
          { key: 'register', label: t('tab.register') },
        ]}
        selected={method}
        onSelect={onMethod}
      >
        {children}
      </Tabs>
    </PanelRoot>
  );
}
