import { monthOf } from '@goldbean/contract/content';
import { Banner, ButtonLink } from '@goldbean/design-system/primitives';
import { WealthWheelScreen } from '@goldbean/design-system/screens/content';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  chosenMonth,
  dayOf,
  openMonth,
  openWheel,
  showYear,
  WheelDraw,
  WheelGoals,
  WheelOfYear,
  wheelState,
  type ChosenMonth,
} from '../../features/content/wealth-wheel/index.ts';
import { useServerNow } from '../../shared/clock/index.ts';
import { paths, returnPath } from '../../shared/paths/index.ts';
import { session } from '../../shared/session/index.ts';

const minuteMs = 60_000;

/** /hljw/caifujinlun: everybody uses the wheel, members keep it (S20, P01). */
export function WealthWheelPage() {
  const { t } = useTranslation('wealth-wheel');
  const go = useNavigate();
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  const today = dayOf(useServerNow(minuteMs));
  const isVisitor = useSnapshot(session).token === '';
  const { phase, year } = useSnapshot(wheelState);
  const asked = chosenMonth(query.get('year'), query.get('month'), today);
  // A year out of reach gives the nearest that is not.
  const chosen = phase === 'ready' ? { ...asked, year } : asked;
  const month = monthOf(chosen.year, chosen.month);
  useEffect(() => openWheel(), []);
  useEffect(() => void showYear(isVisitor, asked.year), [isVisitor, asked.year]);
  useEffect(() => openMonth(month), [month]);
  const choose = (next: ChosenMonth) => {
    const address = paths.wealthWheel.href({ year: String(next.year), month: String(next.month) });
    void go(address, { replace: true });
  };
  return (
    <WealthWheelScreen
      title={t('title')}
      lead={t('lead')}
      risk={t('risk')}
      notice={
        isVisitor && (
          <Banner
            title={t('visitor.title')}
            action={
              <ButtonLink href={paths.login.href({ to: returnPath(`${pathname}${search}`) })}>
                {t('visitor.signIn')}
              </ButtonLink>
            }
          >
            {t('visitor.text')}
          </Banner>
        )
      }
      wheel={<WheelOfYear chosen={chosen} today={today} onChoose={choose} />}
      goals={<WheelGoals chosen={chosen} today={today} />}
      draw={<WheelDraw today={today} />}
    />
  );
}
