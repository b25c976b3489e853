import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Link } from '../../../primitives/index.ts';
import { LoginRoot, PromiseLine, Show, Side, Visitor } from './LoginScreen.styles.ts';

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
  /** LivePoster and TeacherRow; may come later than the form. */
  poster?: ReactNode;
  /** What a visitor may see without signing in. */
  visitorLinks: readonly VisitorLink[];
}

/** The door: what Goldbean is, what is on air and who teaches on the dark half; signing in, and what there is without, on the other. */
export function LoginScreen({ form, accounts, poster, visitorLinks }: LoginScreenProps) {
  const { t } = useTranslation('login');
  return (
    <LoginRoot>
      <PromiseLine data-surface="stage">{t('promise')}</PromiseLine>
      <Side>
        <Card padding="large">{form}</Card>
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
      <Show data-surface="stage">{poster}</Show>
    </LoginRoot>
  );
}
