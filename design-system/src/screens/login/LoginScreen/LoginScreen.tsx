import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Link } from '../../../primitives/index.ts';
import { LoginRoot, Side, Visitor } from './LoginScreen.styles.ts';

/** A page that asks for no login (D07). */
export interface VisitorLink {
  href: string;
  label: string;
}

export interface LoginScreenProps {
  /** LoginPanel. */
  form: ReactNode;
  /** ReadyAccounts, in demo mode (D85). */
  accounts?: ReactNode;
  /** What a visitor may see without signing in. */
  visitorLinks: readonly VisitorLink[];
}

/** Signing in, and beside it what there is without. */
export function LoginScreen({ form, accounts, visitorLinks }: LoginScreenProps) {
  const { t } = useTranslation('login');
  return (
    <LoginRoot>
      <Card padding="large">{form}</Card>
      <Side>
        {accounts}
        <Visitor>
          {visitorLinks.length > 0 && (
            <>
              <h2>{t('visitor.title')}</h2>
              <ul>
                {visitorLinks.map(({ href, label }) => (
                  <li key={href}>
                    <Link href={href}>{label}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>{t('visitor.why')}</p>
        </Visitor>
      </Side>
    </LoginRoot>
  );
}
