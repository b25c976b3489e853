/* What only members need around a page: a piece of its own, so that a visitor's first page does not wait for it. */
export { NoticeBanner } from '../../features/people/notices/index.ts';
export { SearchKey } from '../../features/content/search/index.ts';
export { MemberMenu } from '../../features/people/identity/index.ts';
export { UnreadLink } from '../../features/talk/groups/index.ts';
export { BeanBalance } from '../../features/money/wallet/index.ts';
export { PanelOverPage } from '../panels/PanelOverPage.tsx';
export { ConnectionBanner } from './ConnectionBanner.tsx';
export { Navigation } from './Navigation.tsx';
export { startFeatures } from './start-features.ts';
