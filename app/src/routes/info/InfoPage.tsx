import { InfoScreen } from '@goldbean/design-system/screens/info';
import { ButtonLink } from '@goldbean/design-system/primitives';
import { languageTags } from '@goldbean/locales';
import { infoTexts } from '@goldbean/locales/info-pages';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';
import { infoPageOf } from './info-page.ts';

/** Where one goes on from each topic. */
const onward = {
  action: { href: paths.homepage.href(), words: 'title.homepage' },
  relief: { href: paths.homepage.href({ panel: 'feedback' }), words: 'member.feedback' },
  gold: { href: paths.myGold.href(), words: 'member.myGold' },
} as const;

/** /hljw/actionInfo1 and 2, reliefInfo1 and 2, goldIntro1 and 2 (S19). */
export function InfoPage() {
  const { t } = useTranslation('shell');
  const { lang } = useSnapshot(session);
  const { pathname, search } = useLocation();
  const page = infoPageOf(pathname, lang);
  // Another page has taken its place already.
  if (!page) return null;
  if (page.path !== pathname.replace(/\/+$/, '')) return <Navigate to={`${page.path}${search}`} replace />;
  const texts = infoTexts[lang];
  const { href, words } = onward[page.topic];
  return (
    <InfoScreen
      {...(texts ?? infoTexts.en)[page.topic]}
      languageTag={languageTags[texts ? lang : 'en']}
      flag={texts ? '' : t('info.english')}
      actions={
        <div>
          <ButtonLink tone="primary" fill="filled" href={href}>
            {t(words)}
          </ButtonLink>
        </div>
      }
    />
  );
}
