import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Dialog, Field, Select, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { durations } from './durations.ts';
import { MuteFields } from './MuteDialog.styles.ts';

const choices = ['5', '60', '1440', '10080', '0'] as const;

/** The mute under which a member already stands. */
export interface CurrentMute {
  /** When it ends, UTC ms; null is never. */
  until: number | null;
  /** Why it was decided. */
  reason: string;
}

export interface MuteDialogProps {
  /** Nickname of the member; null while nobody is asked about. */
  name: string | null;
  /** Null while the member may speak, or while that is not known. */
  currentMute: CurrentMute | null;
  /** Which decision is on its way. */
  pending: 'mute' | 'lift' | null;
  /** A monitor proposes it to the staff, who decide (domain 3.1). */
  isProposal?: boolean;
  /** Longest reason, in characters. */
  reasonMax: number;
  /** @param minutes 0 is for ever; @param reason trimmed, never empty */
  onMute: (minutes: number, reason: string) => void;
  /** The member may speak again. */
  onLift: () => void;
  onClose: () => void;
}

/** D26: staff forbid a member to speak in this room, for a time and for a reason, or let them speak again. */
export function MuteDialog(props: MuteDialogProps) {
  const { name, currentMute, pending, isProposal = false, reasonMax, onMute, onLift, onClose } = props;
  const { t } = useTranslation('live-room');
  const formats = useFormats();
  const [minutes, setMinutes] = useState<(typeof choices)[number]>('60');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  // What was written about one member is not said of the next.
  const [shown, setShown] = useState(name);
  if (shown !== name) {
    setShown(name);
    setReason('');
    setIsMissing(false);
  }

  const mute = () => {
    const words = reason.trim();
    setIsMissing(words === '');
    if (words !== '') onMute(Number(minutes), words);
  };

  return (
    <Dialog
      isOpen={name !== null}
      onClose={onClose}
      title={t(isProposal ? 'propose.title' : 'mute.title', { name: name ?? '' })}
      closeLabel={t('mute.cancel')}
      keepsOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>{t('mute.cancel')}</Button>
          <Button
            tone="danger"
            fill="filled"
            busyLabel={pending === 'mute' ? t(isProposal ? 'propose.sending' : 'mute.muting') : undefined}
            onClick={mute}
          >
            {t(isProposal ? 'propose.send' : 'mute.confirm')}
          </Button>
        </>
      }
    >
      <MuteFields>
        {currentMute && (
          <Banner
            action={
              <Button busyLabel={pending === 'lift' ? t('mute.lifting') : undefined} onClick={onLift}>
                {t('mute.lift')}
              </Button>
            }
          >
            {currentMute.until === null
              ? t('mute.standingForEver', { reason: currentMute.reason })
              : t('mute.standing', { until: formats.moment(currentMute.until), reason: currentMute.reason })}
          </Banner>
        )}
        <Field label={t('mute.duration')}>
          <Select
            value={minutes}
            options={choices.map((choice) => ({ value: choice, label: t(durations[choice]) }))}
            onChange={(event) => {
              const chosen = choices.find((choice) => choice === event.target.value);
              if (chosen) setMinutes(chosen);
            }}
          />
        </Field>
        <Field
          label={t('mute.reason')}
          hint={t('mute.reasonHint')}
          isRequired
          error={isMissing && t('mute.reasonMissing')}
        >
          <TextInput
            value={reason}
            maxLength={reasonMax}
            onChange={(event) => {
              setReason(event.target.value);
              setIsMissing(false);
            }}
          />
        </Field>
      </MuteFields>
    </Dialog>
  );
}
