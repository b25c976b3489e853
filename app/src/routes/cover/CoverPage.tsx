import { ButtonLink } from '@goldbean/design-system/primitives';
import { CoverScreen } from '@goldbean/design-system/screens/cover';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';

/** /cover/H5 (S02): the cover, for members; the way to the homepage and to their class groups. */
export function CoverPage() {
  const { t } = useTranslation('shell');
  const { userBaseInfo } = useSnapshot(session);
  return (
    <CoverScreen
      title={t('cover.hello', { name: userBaseInfo?.nickname ?? t('member.unknown') })}
      lead={t('cover.lead')}
      actions={
        <>
          <ButtonLink tone="primary" fill="filled" href={paths.homepage.href()}>
            {t('cover.enter')}
          </ButtonLink>
          <ButtonLink href={paths.chat.href()}>{t('cover.class')}</ButtonLink>
        </>
      }
    />
  );
}
