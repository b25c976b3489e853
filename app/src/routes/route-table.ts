import type { ComponentType } from 'react';
import { paths, type Path } from '../shared/paths/index.ts';

/** S48: script groups that load separately. */
export type PageGroup = 'commons' | 'hljw' | 'live' | 'login' | 'static';

/** D75: main column 1157, reading column 690, wide pages from 1321, or the whole window. */
export type PageWidth = 'main' | 'narrow' | 'wide' | 'full';

/** One route: all that the router and the shell know of a page. */
export interface RouteEntry {
  readonly path: string;
  readonly group: PageGroup;
  /** Asks for a signed-in member (D07). */
  readonly login: boolean;
  /** Keeps its state when it is left and visited again (D92). */
  readonly keepAlive: boolean;
  readonly width: PageWidth;
  /** Key of the document's title in the `shell` namespace. */
  readonly title: PageTitle;
  readonly load: () => Promise<ComponentType>;
}

export type PageTitle =
  | 'title.home'
  | 'title.homepage'
  | 'title.login'
  | 'title.logout'
  | 'title.myGold'
  | 'title.pay'
  | 'title.cardPay'
  | 'title.payAgreement'
  | 'title.payAgreementOverseas'
  | 'title.coinAgreement'
  | 'title.exchangeAgreement'
  | 'title.serviceAgreement'
  | 'title.credits'
  | 'title.newcomerGift'
  | 'title.chat'
  | 'title.live'
  | 'title.streamer'
  | 'title.liveSetting'
  | 'title.conservation';

type Given = Pick<RouteEntry, 'group' | 'title' | 'load'> & Partial<RouteEntry>;

/** States one route; what is left out is the common case: for members, re-created at each visit, 1157 wide. */
const route = ({ path }: Path, given: Given): RouteEntry => ({
  path,
  login: true,
  keepAlive: false,
  width: 'main',
  ...given,
});

/** An agreement in the reading column (S39). */
const agreement = (path: Path, group: PageGroup, title: PageTitle): RouteEntry =>
  route(path, {
    group,
    width: 'narrow',
    title,
    load: async () => (await import('./agreements/AgreementPage.tsx')).AgreementPage,
  });

/** Every route that has a page. The root is not among them: it only leads to /home (S01). */
export const routeTable: readonly RouteEntry[] = [
  route(paths.home, {
    group: 'commons',
    login: false,
    title: 'title.home',
    load: async () => (await import('./home/LoadingPage.tsx')).LoadingPage,
  }),
  route(paths.logout, {
    group: 'commons',
    login: false,
    title: 'title.logout',
    load: async () => (await import('./home/LogoutPage.tsx')).LogoutPage,
  }),
  route(paths.login, {
    group: 'login',
    login: false,
    width: 'full',
    title: 'title.login',
    load: async () => (await import('./login/LoginPage.tsx')).LoginPage,
  }),
  route(paths.homepage, {
    group: 'hljw',
    keepAlive: true,
    title: 'title.homepage',
    load: async () => (await import('./hljw/HomePage.tsx')).HomePage,
  }),
  route(paths.myGold, {
    group: 'hljw',
    title: 'title.myGold',
    load: async () => (await import('./user/MyGoldPage.tsx')).MyGoldPage,
  }),
  route(paths.conservation, {
    group: 'hljw',
    title: 'title.conservation',
    load: async () => (await import('./staff/ConservationPage.tsx')).ConservationPage,
  }),
  route(paths.pay, {
    group: 'hljw',
    title: 'title.pay',
    load: async () => (await import('./user/PayPage.tsx')).PayPage,
  }),
  route(paths.cardPay, {
    group: 'hljw',
    title: 'title.cardPay',
    load: async () => (await import('./user/CardPayPage.tsx')).CardPayPage,
  }),
  route(paths.credits, {
    group: 'hljw',
    title: 'title.credits',
    load: async () => (await import('./hljw/CreditsPage.tsx')).CreditsPage,
  }),
  route(paths.newcomerGift, {
    group: 'hljw',
    title: 'title.newcomerGift',
    load: async () => (await import('./hljw/NewcomerGiftPage.tsx')).NewcomerGiftPage,
  }),
  agreement(paths.payAgreement, 'live', 'title.payAgreement'),
  agreement(paths.payAgreementOverseas, 'live', 'title.payAgreementOverseas'),
  agreement(paths.exchangeAgreement, 'live', 'title.exchangeAgreement'),
  agreement(paths.coinAgreement, 'live', 'title.coinAgreement'),
  agreement(paths.serviceAgreement, 'static', 'title.serviceAgreement'),
  route(paths.chat, {
    group: 'hljw',
    login: false,
    keepAlive: true,
    title: 'title.chat',
    load: async () => (await import('./chat/ChatPage.tsx')).ChatPage,
  }),
  route(paths.liveMiddlePage, {
    group: 'live',
    title: 'title.live',
    load: async () => (await import('./lesson/LiveMiddlePage.tsx')).LiveMiddlePage,
  }),
  route(paths.liveRoom, {
    group: 'live',
    width: 'full',
    title: 'title.live',
    load: async () => (await import('./live/LiveRoomPage.tsx')).LiveRoomPage,
  }),
  route(paths.streamerLoading, {
    group: 'live',
    title: 'title.streamer',
    load: async () => (await import('./lesson/StreamerLoadingPage.tsx')).StreamerLoadingPage,
  }),
  route(paths.streamer, {
    group: 'live',
    width: 'full',
    title: 'title.streamer',
    load: async () => (await import('./live/StreamerPage.tsx')).StreamerPage,
  }),
  route(paths.liveSetting, {
    group: 'live',
    title: 'title.liveSetting',
    load: async () => (await import('./lesson/LiveSettingPage.tsx')).LiveSettingPage,
  }),
];

const byPath = new Map(routeTable.map((entry) => [entry.path, entry]));

/** @param pathname with or without a slash at its end */
export function routeOf(pathname: string): RouteEntry | undefined {
  return byPath.get(pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);
}
