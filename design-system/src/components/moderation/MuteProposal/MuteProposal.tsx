import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Field, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { durations } from '../MuteDialog/durations.ts';

/** What a class monitor proposes to the staff. */
export interface ProposedMute {
  id: string;
  /** Nickname of the member. */
  name: string;
  /** Nickname of who proposes it. */
  by: string;
  /** 0 is for ever. */
  minutes: number;
  reason: string;
}

export interface MuteProposalProps {
  proposal: ProposedMute;
  /** Which decision is on its way. */
  pending: 'confirm' | 'refuse' | null;
  /** Longest reason, in characters. */
  reasonMax: number;
  onConfirm: (proposal: ProposedMute) => void;
  /** @param reason trimmed, never empty: the proposer is told */
  onRefuse: (proposal: ProposedMute, reason: string) => void;
}

/** Domain 3.1: over the talk, what the monitor proposes; the staff confirm it, or refuse it for a reason. */
export function MuteProposal({ proposal, pending, reasonMax, onConfirm, onRefuse }: MuteProposalProps) {
  const { t } = useTranslation('live-room');
  const formats = useFormats();
  const { name, by, minutes, reason } = proposal;
  /** Null before it is to be refused. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const refuse = () => {
    const words = refusal?.trim() ?? '';
    setIsMissing(refusal !== null && words === '');
    if (refusal === null) setRefusal('');
    else if (words !== '') onRefuse(proposal, words);
  };
  const known = Object.entries(durations).find(([choice]) => Number(choice) === minutes)?.[1];
  return (
    <Banner
      tone="warning"
      title={
        minutes === 0
          ? t('propose.askForEver', { by, name })
          : t('propose.ask', { by, name, time: known ? t(known) : formats.seconds(minutes * 60) })
      }
      action={
        <>
          <Button
            size="small"
            busyLabel={pending === 'refuse' ? t('propose.refusing') : undefined}
            onClick={refuse}
          >
            {t('propose.refuse')}
          </Button>
          <Button
            size="small"
            tone="danger"
            fill="filled"
            busyLabel={pending === 'confirm' ? t('mute.muting') : undefined}
            onClick={() => onConfirm(proposal)}
          >
            {t('mute.confirm')}
          </Button>
        </>
      }
    >
      {t('propose.reason', { reason })}
      {refusal !== null && (
        <Field label={t('propose.why')} isRequired error={isMissing && t('propose.whyMissing')}>
          <TextInput
            value={refusal}
            maxLength={reasonMax}
            onChange={(event) => {
              setRefusal(event.target.value);
              setIsMissing(false);
            }}
          />
        </Field>
      )}
    </Banner>
  );
}
