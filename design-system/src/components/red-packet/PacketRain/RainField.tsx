import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Amount } from '../../wallet/index.ts';
import { PacketIcon } from '../PacketIcon/PacketIcon.tsx';
import { dropClass, RainDrops, RainFoot, RainHead, RainNews } from './PacketRain.styles.ts';

interface RainFieldProps {
  secondsLeft: number;
  /** Beans. */
  mine: number;
  tapsLeft: number;
  last: { no: number; amount: number } | null;
  isCalm: boolean;
  onCatch: () => void;
}

const count = 12;
/** Steps of an irrational ratio spread any number of drops evenly, the same way each time. */
const spread = (at: number, ratio: number) => (at * ratio) % 1;
const drops = Array.from({ length: count }, (_, at) => ({
  at,
  style: {
    '--across': (at + 0.5) / count,
    '--down': spread(at + 1, 0.618),
    '--wait': `${-4.2 * spread(at + 1, 0.724)}s`,
    '--fall': `${3.4 + 1.6 * spread(at + 1, 0.45)}s`,
  },
}));

/** The packets while it rains, what I have, and one button that catches for the keyboard. */
export function RainField({ secondsLeft, mine, tapsLeft, last, isCalm, onCatch }: RainFieldProps) {
  const { t } = useTranslation('red-packet');
  const formats = useFormats();
  const [caught, setCaught] = useState<readonly number[]>([]);
  const isFull = tapsLeft === 0;

  const take = (at: number) => {
    if (isFull || caught.includes(at)) return;
    const next = [...caught, at];
    // Standing packets are laid out anew when all are taken; falling ones come back by themselves.
    setCaught(next.length === count ? [] : next);
    onCatch();
  };
  const takeAny = () => {
    const free = drops.find(({ at }) => !caught.includes(at));
    if (free) take(free.at);
  };
  const news = () => {
    if (isFull) return t('rain.full');
    if (!last) return null;
    return last.amount === 0
      ? t('rain.empty')
      : t('rain.gained', { count: last.amount, n: formats.number(last.amount) });
  };

  return (
    <>
      <RainHead>
        <div>
          <dt>{t('rain.mine')}</dt>
          <dd>
            <Amount value={mine} currency="BEAN" size="medium" />
          </dd>
        </div>
        <div>
          <dt>{t('rain.tapsLeft')}</dt>
          <dd>{formats.number(tapsLeft)}</dd>
        </div>
        <div>
          <dt>{t('rain.timeLeft')}</dt>
          <dd>
            <span role="timer">{formats.seconds(secondsLeft)}</span>
          </dd>
        </div>
      </RainHead>
      <RainDrops
        data-falling={!isCalm || undefined}
        data-calm={isCalm || undefined}
        data-full={isFull || undefined}
      >
        {drops.map(({ at, style }) => (
          <button
            key={at}
            type="button"
            className={dropClass}
            style={style}
            // A moving thing cannot be tabbed to; the keyboard has the button below.
            tabIndex={isCalm ? 0 : -1}
            data-caught={caught.includes(at) || undefined}
            aria-label={caught.includes(at) ? t('rain.dropOpened') : t('rain.drop')}
            aria-disabled={isFull || caught.includes(at) || undefined}
            onPointerDown={() => {
              if (!isCalm) take(at);
            }}
            onClick={(event) => {
              if (isCalm || event.detail === 0) take(at);
            }}
            onAnimationIteration={() => setCaught((before) => before.filter((other) => other !== at))}
          >
            <PacketIcon isOpened={caught.includes(at)} />
          </button>
        ))}
      </RainDrops>
      <RainNews key={last?.no} aria-live="polite">
        {news()}
      </RainNews>
      <RainFoot>
        <Button
          tone="gold"
          fill="filled"
          size="large"
          disabledReason={isFull ? t('rain.full') : undefined}
          onClick={takeAny}
        >
          {t('rain.catch')}
        </Button>
        <p>{t('rain.catchHint')}</p>
      </RainFoot>
    </>
  );
}
