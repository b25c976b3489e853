import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Spinner } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { StageHint, StagePress } from './LiveStage.styles.ts';

/** What a picture that is on air lacks for the moment. */
export type StageHintState =
  /** It stands and is being fetched anew. */
  | { kind: 'reconnecting' }
  /** The browser let it play without sound only. */
  | { kind: 'silenced'; onSound: () => void }
  /** The browser wants a press before it plays. */
  | { kind: 'blocked'; onPlay: () => void }
  /** A recording goes on where it was left; `at` in ms. */
  | { kind: 'resumed'; at: number; onRestart: () => void };

/** Says over the picture what it lacks, and mends it where a press can. */
export function PictureHint({ hint }: { hint: StageHintState }) {
  const { t } = useTranslation('live-room');
  switch (hint.kind) {
    case 'reconnecting':
      return (
        <StageHint>
          <Spinner size="small" label={t('player.reconnecting')} />
          <span aria-hidden="true">{t('player.reconnecting')}</span>
        </StageHint>
      );
    case 'silenced':
      return <SilencedHint onSound={hint.onSound} />;
    case 'resumed':
      return <ResumedHint at={hint.at} onRestart={hint.onRestart} />;
    case 'blocked':
      return (
        <StagePress>
          <Button tone="primary" fill="filled" size="large" onClick={hint.onPlay}>
            {t('player.press')}
          </Button>
        </StagePress>
      );
  }
}

/** So long it is offered unasked; afterwards it comes and goes with the controls, ms. */
const offeredMs = 8_000;

function useOffered(): boolean {
  const [isOffered, setOffered] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOffered(false), offeredMs);
    return () => clearTimeout(timer);
  }, []);
  return isOffered;
}

function ResumedHint({ at, onRestart }: { at: number; onRestart: () => void }) {
  const { t } = useTranslation('live-tools');
  const formats = useFormats();
  const isOffered = useOffered();
  return (
    <StageHint data-fades={!isOffered || undefined}>
      <span>{t('replay.resumed', { at: formats.clock(at / 1_000) })}</span>
      <Button size="small" onClick={onRestart}>
        {t('replay.restart')}
      </Button>
    </StageHint>
  );
}

function SilencedHint({ onSound }: { onSound: () => void }) {
  const { t } = useTranslation('live-room');
  const isOffered = useOffered();
  return (
    <StageHint data-fades={!isOffered || undefined}>
      <Button size="small" onClick={onSound}>
        {t('player.sound')}
      </Button>
    </StageHint>
  );
}
