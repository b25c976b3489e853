import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Banner,
  Button,
  Dialog,
  Field,
  NumberInput,
  PlusIcon,
  TextArea,
  TextInput,
} from '../../../primitives/index.ts';
import { type ChosenPicture, PicturePicker } from '../PicturePicker/PicturePicker.tsx';
import type {
  HerdsmanClubDraft,
  HerdsmanClubErrors,
  HerdsmanMeetingDraft,
  HerdsmanMeetingErrors,
} from './herdsman-draft.ts';
import { ClubForm, ClubPair, ClubSet } from './HerdsmanClubForm.styles.ts';
import { MeetingFields } from './MeetingFields.tsx';

export interface HerdsmanClubFormProps {
  /** A new club is opened, or one that stands is edited. */
  mode: 'open' | 'edit';
  draft: HerdsmanClubDraft;
  pictures: readonly ChosenPicture[];
  errors: HerdsmanClubErrors;
  /** By key of the meeting. */
  meetingErrors: Readonly<Record<string, HerdsmanMeetingErrors>>;
  /** Most characters, people, pictures and meetings. */
  limits: Readonly<
    Record<'name' | 'city' | 'introduction' | 'people' | 'leastPeople' | 'pictures' | 'meetings', number>
  >;
  /** An administrator says who runs it. */
  canAppoint: boolean;
  /** UTC ms. */
  now: number;
  /** Where the writer is, an IANA name. */
  timeZone: string;
  isSending: boolean;
  /** Why the last try did not arrive, as a sentence. */
  failure?: string | undefined;
  onChange: (change: Partial<HerdsmanClubDraft>) => void;
  onAddMeeting: () => void;
  onChangeMeeting: (key: string, change: Partial<HerdsmanMeetingDraft>) => void;
  onRemoveMeeting: (key: string) => void;
  onAddPictures: (files: readonly File[]) => void;
  onRemovePicture: (id: string) => void;
  onRetryPicture: (id: string) => void;
  onSend: () => void;
  onClose: () => void;
}

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** Opens a herdsman club or edits one, with its pictures and meetings (G703, S22). */
export function HerdsmanClubForm(props: HerdsmanClubFormProps) {
  const { mode, draft, pictures, errors, limits, canAppoint, isSending, failure, onChange } = props;
  const { t, i18n } = useTranslation('herdsman-clubs');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const awaitsAnswer = useRef(false);

  // After each render: which of them brings the answer is the owner's affair.
  useEffect(() => {
    if (!awaitsAnswer.current || isSending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!wrong) return;
    awaitsAnswer.current = false;
    wrong.focus();
  });

  const closeUnlessSending = () => {
    if (!isSending) props.onClose();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    awaitsAnswer.current = true;
    props.onSend();
  };
  return (
    <Dialog
      isOpen
      size="large"
      onClose={closeUnlessSending}
      title={t(mode === 'open' ? 'form.openTitle' : 'form.editTitle')}
      closeLabel={t('form.close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSending} onClick={props.onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            fill="filled"
            busyLabel={isSending ? t('form.saving') : undefined}
          >
            {t('form.save')}
          </Button>
        </>
      }
    >
      <ClubForm ref={form} id={formId} noValidate onSubmit={handleSubmit}>
        <Field
          label={t('form.name')}
          error={errors.name}
          counter={{ used: lengthOf(draft.name), limit: limits.name }}
          isRequired
        >
          <TextInput value={draft.name} onChange={(event) => onChange({ name: event.target.value })} />
        </Field>
        <ClubPair>
          <Field
            label={t('form.city')}
            error={errors.city}
            counter={{ used: lengthOf(draft.city), limit: limits.city }}
            isRequired
          >
            <TextInput value={draft.city} onChange={(event) => onChange({ city: event.target.value })} />
          </Field>
          <Field label={t('form.capacity')} error={errors.capacity} isRequired>
            <NumberInput
              label={t('form.capacity')}
              value={draft.capacity}
              onChange={(capacity) => onChange({ capacity })}
              languageTag={i18n.language}
              min={limits.leastPeople}
              max={limits.people}
              lessLabel={t('form.less')}
              moreLabel={t('form.more')}
            />
          </Field>
        </ClubPair>
        <Field
          label={t('form.introduction')}
          error={errors.introduction}
          counter={{ used: lengthOf(draft.introduction), limit: limits.introduction }}
          isRequired
        >
          <TextArea
            rows={5}
            value={draft.introduction}
            onChange={(event) => onChange({ introduction: event.target.value })}
          />
        </Field>
        {canAppoint && (
          <Field label={t('form.organiser')} hint={t('form.organiserHint')} error={errors.organiser}>
            <TextInput
              value={draft.organiser}
              onChange={(event) => onChange({ organiser: event.target.value })}
            />
          </Field>
        )}
        <ClubSet>
          <legend>{t('form.pictures')}</legend>
          <PicturePicker
            pictures={pictures}
            most={limits.pictures}
            onAdd={props.onAddPictures}
            onRemove={props.onRemovePicture}
            onRetry={props.onRetryPicture}
          />
          {errors.pictures !== undefined && <p role="alert">{errors.pictures}</p>}
        </ClubSet>
        <ClubSet>
          <legend>{t('form.meetings')}</legend>
          {mode === 'edit' && <p>{t('form.meetingsHint')}</p>}
          {draft.meetings.map((meeting, at) => (
            <MeetingFields
              key={meeting.key}
              place={at + 1}
              meeting={meeting}
              errors={props.meetingErrors[meeting.key] ?? {}}
              mostPeople={limits.people}
              now={props.now}
              timeZone={props.timeZone}
              onChange={(change) => props.onChangeMeeting(meeting.key, change)}
              onRemove={() => props.onRemoveMeeting(meeting.key)}
            />
          ))}
          {errors.meetings !== undefined && <p role="alert">{errors.meetings}</p>}
          {draft.meetings.length < limits.meetings && (
            <Button icon={<PlusIcon aria-hidden="true" />} onClick={props.onAddMeeting}>
              {t('form.addMeeting')}
            </Button>
          )}
        </ClubSet>
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      </ClubForm>
    </Dialog>
  );
}
