import { styled } from '@goldbean/design-system/styling';
import { Card, Link } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { DemoAccounts, LoginForm } from '../../features/account/index.ts';
import { isKnownPath, returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 460px) minmax(0, 360px);
  gap: ${tokens.space[8]};
  align-items: start;
  justify-content: center;
  padding: ${tokens.space[10]} ${tokens.space[6]};
`;

const Side = styled.aside`
  display: grid;
  gap: ${tokens.space[6]};
`;

const Open = styled.section`
  & h2 {
    margin: 0 0 ${tokens.space[2]};
    font-size: ${tokens.font.size.ui};
    font-weight: ${tokens.font.weight.semibold};
  }

  & ul {
    margin: 0;
    padding-inline-start: ${tokens.space[5]};
    color: ${tokens.color.text.secondary};
    list-style: disc;
  }

  & p {
    margin: ${tokens.space[2]} 0 0;
    color: ${tokens.color.text.secondary};
  }
`;

/** D07: what a visitor sees without signing in; promised only where there is a page. */
const openToVisitors = [
  { path: '/chat', words: 'visitor.chat' },
  { path: '/hljw/largeGroupClass', words: 'visitor.largeClass' },
  { path: '/hljw/chatGPT', words: 'visitor.ai' },
  { path: '/herdsmanClub/herdsmanClubLists', words: 'visitor.club' },
] as const;

/** /login (S01): signs in, and goes on to the page that was wanted. */
export function LoginPage() {
  const { t } = useTranslation('login');
  const [query] = useSearchParams();
  const { token } = useSnapshot(session);
  const open = openToVisitors.filter(({ path }) => isKnownPath(path));
  if (token !== '') return <Navigate to={returnPath(query.get('to'))} replace />;
  return (
    <Page>
      <Card padding="large">
        <LoginForm />
      </Card>
      <Side>
        <DemoAccounts />
        <Open>
          {open.length > 0 && (
            <>
              <h2>{t('visitor.title')}</h2>
              <ul>
                {open.map(({ path, words }) => (
                  <li key={path}>
                    <Link href={path}>{t(words)}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>{t('visitor.why')}</p>
        </Open>
      </Side>
    </Page>
  );
}
