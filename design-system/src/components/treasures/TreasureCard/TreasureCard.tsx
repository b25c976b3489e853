import { useTranslation } from 'react-i18next';
import { Link, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { stateTones, stateWords, type TreasureView } from '../treasure.ts';
import { TreasureFoot, TreasureRoot, TreasureTags, TreasureWords } from './TreasureCard.styles.ts';
import { TreasureCover } from './TreasureCover.tsx';

export interface TreasureCardProps {
  treasure: TreasureView;
  /** Where it is opened; goes through the app's router. */
  href: string;
}

/** A treasure to open: its state, its price and what is left (S29). The whole card is the link. */
export function TreasureCard({ treasure, href }: TreasureCardProps) {
  const { t } = useTranslation('treasures');
  const formats = useFormats();
  const { name, price, stock, left, limit, state, opensAt, closesAt, numbers } = treasure;
  const timeWords = () => {
    if (state === 'to_come') return t('opens', { at: formats.moment(opensAt) });
    return t(state === 'ended' ? 'closed' : 'closes', { at: formats.moment(closesAt) });
  };
  return (
    <TreasureRoot>
      <TreasureCover {...treasure} />
      <TreasureWords>
        <h3>
          <Link look="plain" href={href}>
            {name}
          </Link>
        </h3>
        <TreasureTags>
          <Tag tone={stateTones[state]}>{t(stateWords[state])}</Tag>
          {numbers.length > 0 && <Tag tone="gold">{t('mine')}</Tag>}
        </TreasureTags>
        <Amount value={price} currency="DANGWU" size="medium" />
        <TreasureFoot>
          <span>
            {left === 0 ? t('gone') : t('left', { n: formats.number(left), max: formats.number(stock) })} ·{' '}
            {t('each', { n: formats.number(limit) })}
          </span>
          <span>{timeWords()}</span>
        </TreasureFoot>
      </TreasureWords>
    </TreasureRoot>
  );
}
