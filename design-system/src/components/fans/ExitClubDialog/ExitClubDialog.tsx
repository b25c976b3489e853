import { useTranslation } from 'react-i18next';
import { Banner, ConfirmDialog } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FanBadge } from '../FanBadge/FanBadge.tsx';
import { ExitWords, Losses } from './ExitClubDialog.styles.ts';

export type ExitClubState =
  | { kind: 'asking' }
  | { kind: 'leaving' }
  /** `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string };

export interface ExitClubDialogProps {
  isOpen: boolean;
  state: ExitClubState;
  clubName: string;
  /** What is lost: my standing. */
  my: { medal: string; level: number; closeness: number; isLit: boolean };
  /** Benefits of my levels, named by the channel. */
  benefits: readonly string[];
  /** When joining is possible again: 24 hours after leaving now, UTC ms (T09). */
  rejoinAt: number;
  onExit: () => void;
  onCancel: () => void;
}

/** Asks before a fan leaves the club, and says what goes with it. */
export function ExitClubDialog({
  isOpen,
  state,
  clubName,
  my,
  benefits,
  rejoinAt,
  onExit,
  onCancel,
}: ExitClubDialogProps) {
  const { t } = useTranslation('fans');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('exit.title', { club: clubName })}
      confirmLabel={t('exit.confirm')}
      cancelLabel={t('exit.stay')}
      closeLabel={t('close')}
      tone="danger"
      busyLabel={state.kind === 'leaving' ? t('exit.leaving') : undefined}
      onConfirm={onExit}
      onCancel={onCancel}
    >
      <ExitLosses state={state} my={my} benefits={benefits} rejoinAt={rejoinAt} />
    </ConfirmDialog>
  );
}

/** What stands in the dialog: all that goes. */
export function ExitLosses({
  state,
  my: { closeness, ...badge },
  benefits,
  rejoinAt,
}: Pick<ExitClubDialogProps, 'state' | 'my' | 'benefits' | 'rejoinAt'>) {
  const { t } = useTranslation('fans');
  const formats = useFormats();
  return (
    <ExitWords>
      {state.kind === 'failed' && <Banner tone="danger">{state.reason}</Banner>}
      <p>{t('exit.lose')}</p>
      <Losses>
        <div>
          <dt>{t('exit.medal')}</dt>
          <dd>
            <FanBadge {...badge} />
          </dd>
        </div>
        <div>
          <dt>{t('exit.closeness')}</dt>
          <dd>{formats.number(closeness)}</dd>
        </div>
        {benefits.length > 0 && (
          <div>
            <dt>{t('exit.benefits')}</dt>
            {benefits.map((benefit) => (
              <dd key={benefit}>{benefit}</dd>
            ))}
          </div>
        )}
      </Losses>
      <p>{t('exit.lock', { time: formats.moment(rejoinAt) })}</p>
    </ExitWords>
  );
}
