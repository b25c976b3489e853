import { styled } from '@goldbean/design-system/styling';
import { Button, Dialog, Field, Select, TextInput } from '@goldbean/design-system/primitives';
import { tokens } from '@goldbean/design-system/theme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { notify, notifyError } from '../../../shared/notices/index.ts';
import { muteMember } from '../sending.actions.ts';

/** The usual choices, by minutes; 0 is for ever (D26). */
const durations = {
  '5': 'mute.minutes5',
  '60': 'mute.hour1',
  '1440': 'mute.day1',
  '10080': 'mute.days7',
  '0': 'mute.forEver',
} as const;
const choices = ['5', '60', '1440', '10080', '0'] as const;

/** Longest reason the contract takes. */
const reasonMost = 200;

const Fields = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;

export interface MuteDialogProps {
  /** Whom; null while nobody is asked about. */
  readonly member: { readonly uid: string; readonly nickname: string } | null;
  readonly onClose: () => void;
}

/** D26: staff forbid a member to speak in this room, for a time and for a reason. */
export function MuteDialog({ member, onClose }: MuteDialogProps) {
  const { t } = useTranslation('live-room');
  const [minutes, setMinutes] = useState<(typeof choices)[number]>('60');
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isMuting, setIsMuting] = useState(false);
  const name = member?.nickname ?? '';

  const mute = async () => {
    const words = reason.trim();
    setIsMissing(words === '');
    if (!member || words === '') return;
    setIsMuting(true);
    try {
      await muteMember(member.uid, Number(minutes), words);
      notify('success', t('mute.done', { name }));
      setReason('');
      onClose();
    } catch (error) {
      notifyError(error);
    } finally {
      setIsMuting(false);
    }
  };

  return (
    <Dialog
      isOpen={member !== null}
      onClose={onClose}
      title={t('mute.title', { name })}
      closeLabel={t('mute.cancel')}
      keepsOnOutsidePress
      footer={
        <>
          <Button onClick={onClose}>{t('mute.cancel')}</Button>
          <Button
            tone="danger"
            fill="filled"
            busyLabel={isMuting ? t('mute.muting') : undefined}
            onClick={() => void mute()}
          >
            {t('mute.confirm')}
          </Button>
        </>
      }
    >
      <Fields>
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
            maxLength={reasonMost}
            onChange={(event) => {
              setReason(event.target.value);
              setIsMissing(false);
            }}
          />
        </Field>
      </Fields>
    </Dialog>
  );
}
