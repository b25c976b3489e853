import { type NavItem, TopNav } from '@goldbean/design-system/primitives';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { enterMenu, identityState, openExternal } from '../../features/people/identity/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { session, type MenuEntry } from '../../shared/session/index.ts';
import { routeOf } from '../route-table.ts';
import { externalSites } from './external-sites.ts';
import { hasDesk, reachableEntries, targetHref } from './nav-targets.ts';

/** Words of an entry: by its code, else by the key the server names, else the code's own name. */
function menuWords({ code, name }: MenuEntry): string {
  const key = [`shell:nav.${code}`, `shell:${name}`].find((candidate) => i18next.exists(candidate));
  return key ? String(i18next.t(key)) : name;
}

/** S42: the top navigation, as the server lists it; what has no page yet is not shown. A desk follows by role. */
export function Navigation() {
  const { t } = useTranslation('shell');
  const { menu, status } = useSnapshot(session);
  const { roles } = useSnapshot(identityState);
  const { pathname } = useLocation();

  const home: NavItem = {
    key: '',
    label: t('nav.home'),
    href: paths.homepage.href(),
    onSelect: () => {
      enterMenu('', 1);
    },
  };
  const entries = reachableEntries(menu, (path) => routeOf(path) !== undefined, externalSites);
  const items = entries.map(({ entry, target }): NavItem => {
    const item = { key: entry.code, label: menuWords(entry) };
    if (target.kind === 'external') {
      const site = externalSites[target.site];
      return { ...item, onSelect: () => void openExternal(site) };
    }
    const { userStatus = 1 } = target;
    return {
      ...item,
      href: targetHref(target),
      onSelect: () => {
        enterMenu(entry.code, userStatus);
      },
    };
  });

  const desk: NavItem = {
    key: 'desk',
    label: t('title.desk'),
    href: paths.desk.href(),
    onSelect: () => {
      enterMenu('', 1);
    },
  };
  const all = [home, ...items, ...(hasDesk(roles) ? [desk] : [])];

  const here = all.filter(({ key, href }) => {
    const path = href?.split('?')[0];
    return path !== undefined && matchPath({ path, end: key === '' }, pathname) !== null;
  });
  // Several entries may share a page (the club home has four); the one that was chosen is the current one.
  const current = here.find(({ key }) => key === status) ?? here[0];

  return (
    <TopNav
      label={t('nav.label')}
      items={all.map((item) => ({ ...item, isCurrent: item.key === current?.key }))}
    />
  );
}
