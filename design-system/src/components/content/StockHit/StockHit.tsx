import { useTranslation } from 'react-i18next';
import {
  Link,
  MinusIcon,
  Tag,
  TrendingDownIcon,
  TrendingUpIcon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Highlight } from '../Highlight/Highlight.tsx';
import { HitChange, HitCode, hitClass, HitName, HitQuote } from './StockHit.styles.ts';
import { stockFigures } from './stock-figures.ts';

/** Which colour a rise has: red on the mainland of China and in Taiwan, green nearly everywhere else. */
export type RiseColour = 'red' | 'green';

export interface StockQuote {
  /** Last price, in `currency`. */
  price: number;
  /** ISO 4217: CNY, HKD, MYR. */
  currency: string;
  /** Against the previous close, in `currency`. */
  change: number;
  /** The same in percent: 1.5 for 1.5 %. */
  changePercent: number;
  /** Digits after the point of a price in this market. */
  digits: number;
  /** UTC ms; market content carries its date (D72). */
  at: number;
}

export interface StockHitProps {
  code: string;
  name: string;
  /** The exchange, as its people call it: "SSE", "HKEX". */
  market: string;
  /** What a search may have found it by: initials or an English name. */
  alias?: string;
  /** What was searched for; found words are marked. */
  query?: string;
  /** Not given where there is no price: suspended, or no feed. */
  quote?: StockQuote;
  riseColour: RiseColour;
  /** Where it leads; goes through the app's router. */
  href: string;
}

const icons = { up: TrendingUpIcon, down: TrendingDownIcon, level: MinusIcon };
const words = { up: 'stock.up', down: 'stock.down', level: 'stock.level' } as const;

/** A stock that a search found (S46). Up and down are said by sign, arrow and word, not by colour alone. */
export function StockHit({ code, name, market, alias, query = '', quote, riseColour, href }: StockHitProps) {
  const { t } = useTranslation('content');
  return (
    <div className={hitClass}>
      <div>
        <HitName>
          <Link look="plain" href={href}>
            <Highlight text={name} query={query} />
          </Link>
        </HitName>
        <HitCode>
          <Tag>{market}</Tag>
          <span>
            <Highlight text={code} query={query} />
          </span>
          {alias && (
            <span>
              <Highlight text={alias} query={query} />
            </span>
          )}
        </HitCode>
      </div>
      {quote ? (
        <Quote quote={quote} riseColour={riseColour} />
      ) : (
        <HitQuote>
          <small>{t('stock.noPrice')}</small>
        </HitQuote>
      )}
    </div>
  );
}

function Quote({ quote, riseColour }: { quote: StockQuote; riseColour: RiseColour }) {
  const { t, i18n } = useTranslation('content');
  const formats = useFormats();
  const figures = stockFigures(i18n.language);
  const { price, currency, change, changePercent, digits, at } = quote;
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'level';
  const fallColour = riseColour === 'red' ? 'green' : 'red';
  const colour = direction === 'level' ? undefined : direction === 'up' ? riseColour : fallColour;
  const Icon = icons[direction];
  return (
    <>
      <HitQuote>
        <div>{figures.price(price, currency)}</div>
        <small>{formats.moment(at)}</small>
      </HitQuote>
      <HitChange data-colour={colour}>
        <Icon aria-hidden="true" />
        <VisuallyHidden>{t(words[direction])}</VisuallyHidden>
        <span>
          {figures.change(change, digits)} ({figures.percent(changePercent)})
        </span>
      </HitChange>
    </>
  );
}
