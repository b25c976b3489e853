import { styled } from '@goldbean/design-system/styling';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { LanguageMenu, MemberMenu, ThemeMenu } from '../../features/account/index.ts';
import { UnreadLink } from '../../features/groups/index.ts';
import { BeanBalance } from '../../features/wallet/index.ts';
import { paths, returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { BrandMark } from './BrandMark.tsx';
import { Navigation } from './Navigation.tsx';

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${tokens.z.sticky};
  border-block-end: ${tokens.borderWidth.hairline} solid ${tokens.color.border.subtle};
  background: ${tokens.color.surface.default};
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[6]};
  max-inline-size: calc(${tokens.layout.main} + 2 * ${tokens.space[6]});
  min-block-size: ${tokens.layout.topBar};
  margin-inline: auto;
  padding-inline: ${tokens.space[6]};
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.text.primary};
  font-size: ${tokens.font.size.title};
  font-weight: ${tokens.font.weight.bold};
  text-decoration: none;
  white-space: nowrap;
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  margin-inline-start: auto;
`;

/** The bar over every page. */
export function TopBar() {
  const { t } = useTranslation('shell');
  const { token } = useSnapshot(session);
  return (
    <Bar>
      <Row>
        <Brand to={paths.home.href()}>
          <BrandMark />
          {t('brand')}
        </Brand>
        {token !== '' && <Navigation />}
        <Tools>
          {token !== '' && <UnreadLink />}
          {token !== '' && <BeanBalance />}
          <LanguageMenu />
          <ThemeMenu />
          {token === '' ? <SignInLink /> : <MemberMenu />}
        </Tools>
      </Row>
    </Bar>
  );
}

/** Comes back to where the visitor was; on the login page itself there is nowhere to go. */
function SignInLink() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  if (pathname === paths.login.path) return null;
  const to = returnPath(`${pathname}${search}`);
  return (
    <ButtonLink tone="primary" fill="filled" size="small" href={paths.login.href({ to })}>
      {t('member.signIn')}
    </ButtonLink>
  );
}
