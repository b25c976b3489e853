import { ButtonLink } from '@goldbean/design-system/primitives';
import { TreasuresScreen } from '@goldbean/design-system/screens/treasures';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Treasures } from '../../features/money/treasures/index.ts';
import { paths } from '../../shared/paths/index.ts';
import { OpenTreasure } from './OpenTreasure.tsx';
import { tabField, treasureTab } from './treasure-tab.ts';

/** /hljw/duobaoqibing: goods of the house for vouchers, by state (S29). */
export function TreasuresPage() {
  const { t } = useTranslation('treasures');
  const go = useNavigate();
  const [query] = useSearchParams();
  const shown = treasureTab(query.get('tab'));
  const tab = tabField(shown);
  const id = query.get('id') ?? '';
  return (
    <TreasuresScreen
      title={t('titles.list')}
      lead={t('lead')}
      actions={
        <>
          <ButtonLink href={paths.pay.href({ goods: 'dangwu', to: paths.treasures.href({ tab }) })}>
            {t('getVouchers')}
          </ButtonLink>
          <ButtonLink href={paths.treasureSearch.href()}>{t('toSearch')}</ButtonLink>
        </>
      }
      listTitle={t('tabs')}
      over={
        <OpenTreasure
          id={id}
          hereHref={paths.treasures.href({ tab, id })}
          listHref={paths.treasures.href({ tab })}
        />
      }
    >
      <Treasures
        tab={shown}
        q=""
        hrefOf={(treasure) => paths.treasures.href({ tab, id: treasure })}
        onTab={(next) => void go(paths.treasures.href({ tab: tabField(next) }), { replace: true })}
        onAll={() => void go(paths.treasures.href(), { replace: true })}
      />
    </TreasuresScreen>
  );
}
