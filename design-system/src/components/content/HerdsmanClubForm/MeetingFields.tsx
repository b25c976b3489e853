import { useTranslation } from 'react-i18next';
import { Button, Field, NumberInput, TextInput, Trash2Icon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { MomentPicker } from '../../page/index.ts';
import type { HerdsmanMeetingDraft, HerdsmanMeetingErrors } from './herdsman-draft.ts';
import { ClubPair, MeetingSet } from './HerdsmanClubForm.styles.ts';

export interface MeetingFieldsProps {
  /** Its place in the list, from 1. */
  place: number;
  meeting: HerdsmanMeetingDraft;
  errors: HerdsmanMeetingErrors;
  /** Most people. */
  mostPeople: number;
  /** UTC ms: a meeting is at a time to come. */
  now: number;
  /** Where the writer is, an IANA name. */
  timeZone: string;
  onChange: (change: Partial<HerdsmanMeetingDraft>) => void;
  onRemove: () => void;
}

/** One meeting in the form of a herdsman club. */
export function MeetingFields({
  place,
  meeting,
  errors,
  mostPeople,
  now,
  timeZone,
  onChange,
  onRemove,
}: MeetingFieldsProps) {
  const { t, i18n } = useTranslation('herdsman-clubs');
  const n = useFormats().number(place);
  return (
    <MeetingSet>
      <legend>{t('form.meeting', { n })}</legend>
      <Field label={t('form.meetingTitle')} error={errors.title} isRequired>
        <TextInput value={meeting.title} onChange={(event) => onChange({ title: event.target.value })} />
      </Field>
      <Field label={t('form.meetingPlace')} error={errors.place} isRequired>
        <TextInput value={meeting.place} onChange={(event) => onChange({ place: event.target.value })} />
      </Field>
      <ClubPair>
        <Field label={t('form.meetingStarts')} error={errors.at} isRequired>
          <MomentPicker
            label={t('form.meetingStarts')}
            value={meeting.at}
            onChange={(at) => onChange({ at })}
            min={now}
            {...{ now, timeZone }}
          />
        </Field>
        <Field label={t('form.meetingCapacity')} error={errors.capacity} isRequired>
          <NumberInput
            label={t('form.meetingCapacity')}
            value={meeting.capacity}
            onChange={(capacity) => onChange({ capacity })}
            languageTag={i18n.language}
            min={1}
            max={mostPeople}
            lessLabel={t('form.less')}
            moreLabel={t('form.more')}
          />
        </Field>
      </ClubPair>
      <Button
        size="small"
        fill="quiet"
        icon={<Trash2Icon aria-hidden="true" />}
        aria-label={t('form.removeMeeting', { n })}
        onClick={onRemove}
      >
        {t('form.remove')}
      </Button>
    </MeetingSet>
  );
}
