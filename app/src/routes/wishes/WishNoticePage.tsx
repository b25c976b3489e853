import { WishesScreen } from '@goldbean/design-system/screens/wishes';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { MonthOfWishes } from '../../features/wishes/wishes/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { WishLinks } from './WishLinks.tsx';

/** /hljw/wishNotice (S11): what each month brought to my wishes. */
export function WishNoticePage() {
  const { t } = useTranslation('wishes');
  const go = useNavigate();
  const [fields] = useSearchParams();
  return (
    <WishesScreen
      title={t('titles.notice')}
      lead={t('lead.notice')}
      actions={<WishLinks />}
      main={
        <MonthOfWishes
          month={fields.get('month') ?? ''}
          onMonth={(month) => void go(paths.wishNotice.href({ month }), { replace: true })}
        />
      }
    />
  );
}
