import { LinkNavigation } from '@goldbean/design-system/primitives';
import { ShellScreen } from '@goldbean/design-system/screens/shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { NoticeBanner } from '../../features/people/notices/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { routeOf } from '../route-table.ts';
import { PageStack } from '../router/PageStack.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { Navigation } from './Navigation.tsx';
import { Notices } from './Notices.tsx';
import { Tools } from './Tools.tsx';

/** What stands around every page, and the page of the address. */
export function Shell() {
  const { pathname } = useLocation();
  const { token } = useSnapshot(session);
  const navigate = useNavigate();
  return (
    <LinkNavigation value={(href) => void navigate(href)}>
      <ShellScreen
        width={routeOf(pathname)?.width ?? 'main'}
        homeHref={paths.home.href()}
        navigation={token !== '' && <Navigation />}
        tools={<Tools />}
        strip={<ConnectionBanner />}
        banner={<NoticeBanner />}
        toasts={<Notices />}
      >
        <PageStack />
      </ShellScreen>
    </LinkNavigation>
  );
}
