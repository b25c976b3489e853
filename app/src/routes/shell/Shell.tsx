import { LinkNavigation } from '@goldbean/design-system/primitives';
import { ShellScreen } from '@goldbean/design-system/screens/shell';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths/index.ts';
import { routeOf } from '../route-table.ts';
import { PageStack } from '../router/PageStack.tsx';
import { useMemberParts } from './members.ts';
import { Notices } from './Notices.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { Tools } from './Tools.tsx';

/** What stands around every page, and the page of the address. */
export function Shell() {
  const { pathname } = useLocation();
  const parts = useMemberParts();
  const navigate = useNavigate();
  return (
    <LinkNavigation value={(href) => void navigate(href)}>
      <ShellScreen
        width={routeOf(pathname)?.width ?? 'main'}
        homeHref={paths.home.href()}
        navigation={parts && <parts.Navigation />}
        tools={<Tools parts={parts} />}
        strip={parts ? <parts.ConnectionBanner /> : <OfflineBanner />}
        banner={parts && <parts.NoticeBanner />}
        toasts={<Notices />}
      >
        <PageStack />
        {parts && <parts.PanelOverPage />}
      </ShellScreen>
    </LinkNavigation>
  );
}
