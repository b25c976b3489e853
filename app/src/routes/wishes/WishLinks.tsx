import { ButtonLink } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { UnreadWishes } from '../../features/wishes/wish-messages/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** The ways between the pages of the wish pool; the page one is on is not among them. */
export function WishLinks() {
  const { t } = useTranslation('wishes');
  const { pathname } = useLocation();
  const isElsewhere = ({ path }: { readonly path: string }) => !pathname.startsWith(path);
  return (
    <>
      {isElsewhere(paths.wishes) && <ButtonLink href={paths.wishes.href()}>{t('toPool')}</ButtonLink>}
      {isElsewhere(paths.wishSearch) && (
        <ButtonLink href={paths.wishSearch.href()}>{t('titles.search')}</ButtonLink>
      )}
      {isElsewhere(paths.myWishes) && (
        <ButtonLink href={paths.myWishes.href()}>{t('titles.mine')}</ButtonLink>
      )}
      {isElsewhere(paths.wishNotice) && (
        <ButtonLink href={paths.wishNotice.href()}>{t('titles.notice')}</ButtonLink>
      )}
      {isElsewhere(paths.wishMessages) && <UnreadWishes />}
      {isElsewhere(paths.addWish) && (
        <ButtonLink tone="primary" fill="filled" href={paths.addWish.href({ from: pathname })}>
          {t('form.add')}
        </ButtonLink>
      )}
    </>
  );
}
