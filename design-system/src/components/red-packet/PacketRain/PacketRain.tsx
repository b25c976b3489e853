import { useTranslation } from 'react-i18next';
import { Button, IconButton, XIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { useReducedMotion } from '../../motion/index.ts';
import { Amount } from '../../wallet/index.ts';
import { PacketIcon } from '../PacketIcon/PacketIcon.tsx';
import { RainField } from './RainField.tsx';
import { RainClose, RainCount, RainMiddle, RainRoot } from './PacketRain.styles.ts';

export type PacketRainState =
  /** `startsAt` in UTC ms. */
  | { kind: 'waiting'; startsAt: number }
  | {
      kind: 'raining';
      /** UTC ms. */
      endsAt: number;
      /** Beans caught so far. */
      mine: number;
      /** How many I may still catch (E04). */
      tapsLeft: number;
      /** What the server said of my newest catch, counted from 1; an amount of 0 was an empty packet. */
      last: { no: number; amount: number } | null;
    }
  /** `mine` in beans. */
  | { kind: 'over'; mine: number };

export interface PacketRainProps {
  state: PacketRainState;
  /** The most one member can catch. */
  most: number;
  /** The clock, UTC ms. */
  now: number;
  /** One packet was caught; the server decides what was in it. */
  onCatch: () => void;
  /** Without it the list of catchers is not offered. */
  onRecords?: () => void;
  /** Puts it away; without it it stays until the owner takes it. */
  onClose?: () => void;
  /** Packets stand still instead of falling. As the member's system asks, when not given. */
  isCalm?: boolean;
}

const secondsUntil = (at: number, now: number) => Math.max(0, Math.ceil((at - now) / 1_000));

/** Red packets that fall over the live room for some seconds. Lies on the stage. */
export function PacketRain({ state, most, now, onCatch, onRecords, onClose, isCalm }: PacketRainProps) {
  const { t } = useTranslation(['red-packet', 'primitives']);
  const formats = useFormats();
  const asksCalm = useReducedMotion();
  const stands = isCalm ?? asksCalm;

  return (
    <RainRoot data-surface="stage" aria-label={t('rain.title')}>
      {onClose && (
        <RainClose>
          <IconButton label={t('primitives:close')} icon={<XIcon aria-hidden="true" />} onClick={onClose} />
        </RainClose>
      )}
      {state.kind === 'waiting' && (
        <RainMiddle>
          <PacketIcon />
          <strong>{t('rain.soon')}</strong>
          <RainCount role="timer">{formats.seconds(secondsUntil(state.startsAt, now))}</RainCount>
          <p>{t(stands ? 'rain.howCalm' : 'rain.how', { count: most, n: formats.number(most) })}</p>
          <p>{t('rain.catchHint')}</p>
        </RainMiddle>
      )}
      {state.kind === 'raining' && (
        <RainField
          secondsLeft={secondsUntil(state.endsAt, now)}
          mine={state.mine}
          tapsLeft={state.tapsLeft}
          last={state.last}
          isCalm={stands}
          onCatch={onCatch}
        />
      )}
      {state.kind === 'over' && (
        <RainMiddle aria-live="polite">
          <PacketIcon isOpened={state.mine > 0} />
          <strong>{t('rain.over')}</strong>
          {state.mine > 0 ? (
            <>
              <p>{t('rain.overSum')}</p>
              <Amount value={state.mine} currency="BEAN" size="large" />
              <p>{t('open.arrived')}</p>
            </>
          ) : (
            <>
              <p>{t('rain.overNone')}</p>
              <p>{t('rain.overNoneHint')}</p>
            </>
          )}
          {onRecords && <Button onClick={onRecords}>{t('open.records')}</Button>}
        </RainMiddle>
      )}
    </RainRoot>
  );
}
