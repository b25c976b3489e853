import { useTranslation } from 'react-i18next';
import { Button, Undo2Icon, useSecondsLeft } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';

/** A verdict that has not taken effect yet. */
export interface HeldVerdictView {
  id: string;
  /** Nickname of who wrote what was judged. */
  author: string;
  passes: boolean;
  /** When it takes effect, UTC ms. */
  until: number;
}

interface HeldVerdictRowProps {
  verdict: HeldVerdictView;
  /** The clock, UTC ms. */
  now: () => number;
  onUndo: () => void;
}

/** What was decided a moment ago, and the way to take it back (10 s). */
export function HeldVerdictRow({ verdict, now, onUndo }: HeldVerdictRowProps) {
  const { t } = useTranslation('review');
  const formats = useFormats();
  const left = useSecondsLeft(verdict.until, now);
  return (
    <>
      <span>{t(verdict.passes ? 'passed' : 'rejected', { name: verdict.author })}</span>
      <Button size="small" icon={<Undo2Icon aria-hidden="true" />} onClick={onUndo}>
        {t('undo', { n: formats.number(left) })}
      </Button>
    </>
  );
}
