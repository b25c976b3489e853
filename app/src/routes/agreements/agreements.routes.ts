import { paths, type Path } from '../../shared/paths/index.ts';
import { route, type PageTitle, type RouteArea, type RouteEntry } from '../route.ts';

/** An agreement in the reading column (S39). */
const agreement = (path: Path, title: PageTitle): RouteEntry =>
  route(path, {
    width: 'narrow',
    title,
    words: ['recharge'],
    load: () => import('./AgreementPage.tsx'),
  });

export const area: RouteArea = {
  folder: 'agreements',
  group: 'static',
  routes: [
    agreement(paths.payAgreement, 'title.payAgreement'),
    agreement(paths.payAgreementOverseas, 'title.payAgreementOverseas'),
    agreement(paths.exchangeAgreement, 'title.exchangeAgreement'),
    agreement(paths.coinAgreement, 'title.coinAgreement'),
    agreement(paths.channelAgreement, 'title.channelAgreement'),
    agreement(paths.serviceAgreement, 'title.serviceAgreement'),
  ],
};
