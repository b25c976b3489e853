import { WishesScreen } from '@goldbean/design-system/screens/wishes';
import type { WishMessageTab } from '@goldbean/contract/wishes';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { WishMessages } from '../../features/wishes/wish-messages/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { WishLinks } from './WishLinks.tsx';

const pathOf = {
  default: paths.wishMessages,
  pingMe: paths.wishMentions,
  zanMe: paths.wishLikes,
} as const satisfies Record<WishMessageTab, unknown>;

const tabAt = (pathname: string): WishMessageTab => {
  if (pathname.startsWith(paths.wishMentions.path)) return 'pingMe';
  return pathname.startsWith(paths.wishLikes.path) ? 'zanMe' : 'default';
};

/** /hljw/wishMessage, pingMe, zanMe (S11): three tabs with their own unread counts, each at an address of its own. */
export function WishMessagePage() {
  const { t } = useTranslation('wishes');
  const go = useNavigate();
  const { pathname } = useLocation();
  const [fields] = useSearchParams();
  const tab = tabAt(pathname);
  const page = Math.max(1, Math.trunc(Number(fields.get('page'))) || 1);
  return (
    <WishesScreen
      title={t('titles.messages')}
      lead={t('lead.messages')}
      actions={<WishLinks />}
      main={
        <WishMessages
          tab={tab}
          page={page}
          onTab={(chosen) => void go(pathOf[chosen].href(), { replace: true })}
          onPage={(next) => void go(pathOf[tab].href({ page: String(next) }))}
        />
      }
    />
  );
}
