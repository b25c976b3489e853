import { herdsmanClubLimits } from '@goldbean/contract/content';
import { HerdsmanClubForm, type HerdsmanMeetingErrors } from '@goldbean/design-system/content';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { useDraft, useLeaveWarning } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import {
  addMeeting,
  changeClub,
  changeMeeting,
  closeForm,
  removeMeeting,
  sendClub,
} from '../herdsman-form.actions.ts';
import { herdsmanFormState } from '../herdsman-form.state.ts';
import {
  addPictures,
  removePicture,
  retryPicture,
  type SendClubPicture,
} from '../herdsman-pictures.actions.ts';

const limits = {
  name: herdsmanClubLimits.herdsmanNameCharacters,
  city: herdsmanClubLimits.herdsmanCityCharacters,
  introduction: herdsmanClubLimits.herdsmanIntroductionCharacters,
  people: herdsmanClubLimits.herdsmanPeopleMax,
  leastPeople: herdsmanClubLimits.herdsmanPeopleMin,
  pictures: herdsmanClubLimits.herdsmanPictures,
  meetings: herdsmanClubLimits.herdsmanMeetings,
} as const;

/** Fields of the call and of the form by which they are named. */
const ownFields = {
  name: 'name',
  city: 'city',
  introduction: 'introduction',
  capacity: 'capacity',
  organiser: 'organiser',
  pics: 'pictures',
} as const;
const fields = { ...ownFields, meetings: 'meetings' } as const;
const meetingFields = { title: 'title', place: 'place', starts: 'at', capacity: 'capacity' } as const;

/** What is wrong, in words, under the names of the form. */
const wordsOf = <Name extends string>(
  names: Readonly<Record<string, Name>>,
  errors: Readonly<Record<string, string>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) => {
      const msgKey = errors[field];
      return msgKey === undefined ? [] : [[name, refusalWords(msgKey)]];
    }),
  ) as Partial<Record<Name, string>>;

export interface HerdsmanClubDeskProps {
  /** An administrator says who runs it. */
  readonly canAppoint: boolean;
  readonly sendPicture: SendClubPicture;
  /** @param clubId of what was opened or written */
  readonly onSaved: (clubId: string) => void;
}

/** The form of a club, while somebody writes one (G703, S22). */
export function HerdsmanClubDesk({ canAppoint, sendPicture, onSaved }: HerdsmanClubDeskProps) {
  const form = useDraft(herdsmanFormState);
  const now = useServerNow(60_000);
  useLeaveWarning(form.isOpen && form.isChanged);
  if (!form.isOpen) return null;
  const send = async () => {
    const clubId = await sendClub();
    if (clubId !== null) onSaved(clubId);
  };
  const meetingErrors: Record<string, HerdsmanMeetingErrors> = Object.fromEntries(
    Object.entries(form.meetingErrors).map(([key, errors]) => [key, wordsOf(meetingFields, errors)]),
  );
  const stateOf = ({ fileId, share, error }: (typeof form.pictures)[number]) => {
    if (error !== null) return { kind: 'failed', reason: errorWords(error) } as const;
    return fileId === null ? ({ kind: 'uploading', share } as const) : ({ kind: 'ready' } as const);
  };
  return (
    <HerdsmanClubForm
      mode={form.clubId === null ? 'open' : 'edit'}
      draft={form.values}
      pictures={form.pictures.map((picture) => ({
        id: picture.key,
        name: picture.name,
        url: picture.url,
        state: stateOf(picture),
      }))}
      // What is wrong with one meeting stands at that meeting.
      errors={wordsOf(Object.keys(form.meetingErrors).length > 0 ? ownFields : fields, form.errors)}
      meetingErrors={meetingErrors}
      limits={limits}
      canAppoint={canAppoint}
      now={now}
      timeZone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
      isSending={form.isSending}
      failure={form.failure === null ? undefined : errorWords(form.failure)}
      onChange={({ meetings: _meetings, ...change }) => changeClub(change)}
      onAddMeeting={addMeeting}
      onChangeMeeting={changeMeeting}
      onRemoveMeeting={removeMeeting}
      onAddPictures={(files) => addPictures(files, sendPicture)}
      onRemovePicture={removePicture}
      onRetryPicture={(key) => retryPicture(key, sendPicture)}
      onSend={() => void send()}
      onClose={closeForm}
    />
  );
}
