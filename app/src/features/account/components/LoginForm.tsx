import { styled } from '@goldbean/design-system/styling';
import { Banner, Tabs } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { session } from '../../../shared/session/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const Panel = styled.div`
  display: grid;
  gap: ${tokens.space[5]};
`;

const Heading = styled.div`
  display: grid;
  gap: ${tokens.space[1]};

  & h1 {
    margin: 0;
    font-size: ${tokens.font.size.heading};
    line-height: ${tokens.font.line.tight};
  }

  & p {
    margin: 0;
    color: ${tokens.color.text.secondary};
  }
`;

const endedWords = {
  chosen: 'ended.chosen',
  expired: 'ended.expired',
  elsewhere: 'ended.elsewhere',
} as const;

/** D83: sign in with a password or a code; says why a session ended, once (S01). */
export function LoginForm() {
  const { t } = useTranslation('login');
  const { ended } = useSnapshot(session);
  const [method, setMethod] = useState<'password' | 'code'>('password');
  return (
    <Panel>
      <Heading>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </Heading>
      {ended && <Banner tone={ended === 'expired' ? 'warning' : 'info'}>{t(endedWords[ended])}</Banner>}
      <Tabs
        label={t('methods')}
        items={[
          { key: 'password', label: t('tab.password') },
          { key: 'code', label: t('tab.code') },
        ]}
        selected={method}
        onSelect={setMethod}
      >
        {method === 'password' ? <PasswordForm /> : <CodeForm />}
      </Tabs>
    </Panel>
  );
}
