import { styled } from '@goldbean/design-system/styling';
import { tokens } from '@goldbean/design-system/theme';
import { useTranslation } from 'react-i18next';
import { LinkNavigation } from '@goldbean/design-system/primitives';
import { useLocation, useNavigate } from 'react-router-dom';
import { NoticeBanner } from '../../features/notices/index.ts';
import { PageStack } from '../router/PageStack.tsx';
import { routeOf } from '../route-table.ts';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Notices } from './Notices.tsx';
import { TopBar } from './TopBar.tsx';

/** The one line that says how the connection stands, px. */
const stripHeight = '48px';

/** `--page-top`: how much of the window stands still above a page. */
const Page = styled.div`
  --page-top: ${tokens.layout.topBar};

  display: grid;
  grid-template-rows: auto auto auto 1fr;
  min-block-size: 100dvh;
  background: ${tokens.color.surface.canvas};

  &:has(> [data-strip] > *) {
    --page-top: calc(${tokens.layout.topBar} + ${stripHeight});
  }
`;

/** Stays in sight however far a page is scrolled, from edge to edge. */
const Strip = styled.div`
  position: sticky;
  inset-block-start: ${tokens.layout.topBar};
  z-index: ${tokens.z.sticky};

  && > * {
    align-items: center;
    min-block-size: ${stripHeight};
    padding-block: ${tokens.space[2]};
    border-inline: 0;
    border-radius: 0;
  }
`;

const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  z-index: ${tokens.z.toast};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.color.surface.inverse};
  color: ${tokens.color.text.onInverse};

  &:not(:focus-visible) {
    transform: translateY(-200%);
  }
`;

const Main = styled.main`
  inline-size: 100%;
  min-inline-size: 0;
  margin-inline: auto;

  &[data-width='main'] {
    max-inline-size: calc(${tokens.layout.main} + 2 * ${tokens.space[6]});
    padding: ${tokens.space[6]};
  }

  &[data-width='narrow'] {
    max-inline-size: calc(${tokens.layout.narrow} + 2 * ${tokens.space[6]});
    padding: ${tokens.space[6]};
  }

  &[data-width='wide'] {
    min-inline-size: ${tokens.layout.theatre};
    padding: ${tokens.space[6]};
  }

  &:focus {
    outline: none;
  }
`;

/** What stands around every page: the way past the navigation, the top bar, and the page itself. */
export function Shell() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <LinkNavigation value={(href) => void navigate(href)}>
      <Page>
        <SkipLink href="#content">{t('skip')}</SkipLink>
        <TopBar />
        <Strip data-strip>
          <ConnectionBanner />
        </Strip>
        <div>
          <NoticeBanner />
        </div>
        <Main id="content" tabIndex={-1} data-width={routeOf(pathname)?.width ?? 'main'}>
          <PageStack />
        </Main>
        <Notices />
      </Page>
    </LinkNavigation>
  );
}
