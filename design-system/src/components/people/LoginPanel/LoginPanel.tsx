import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Tabs } from '../../../primitives/index.ts';
import { PanelRoot } from './LoginPanel.styles.ts';

/** D83: with a password, or with a code that was sent. */
export type LoginMethod = 'password' | 'code';

export interface LoginPanelProps {
  /** How the session before ended (S01); null when there was none. */
  ended: 'chosen' | 'expired' | 'elsewhere' | null;
  method: LoginMethod;
  onMethod: (method: LoginMethod) => void;
  /** The form of the method: SignInForm. */
  children: ReactNode;
}

const endedWords = {
  chosen: 'ended.chosen',
  expired: 'ended.expired',
  elsewhere: 'ended.elsewhere',
} as const;

/** The two ways of signing in, and why one has to. */
export function LoginPanel({ ended, method, onMethod, children }: LoginPanelProps) {
  const { t } = useTranslation('login');
  return (
    <PanelRoot>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      {ended && <Banner tone={ended === 'expired' ? 'warning' : 'info'}>{t(endedWords[ended])}</Banner>}
      <Tabs
        label={t('methods')}
        items={[
          { key: 'password', label: t('tab.password') },
          { key: 'code', label: t('tab.code') },
        ]}
        selected={method}
        onSelect={onMethod}
      >
        {children}
      </Tabs>
    </PanelRoot>
  );
}
