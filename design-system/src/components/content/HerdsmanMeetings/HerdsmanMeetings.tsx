import { useTranslation } from 'react-i18next';
import { Button, ButtonLink, CalendarIcon, EmptyState, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { MeetingList, MeetingRow, MeetingWords } from './HerdsmanMeetings.styles.ts';

export interface HerdsmanMeetingView {
  id: string;
  title: string;
  place: string;
  /** When it begins, UTC ms; shown in the reader's zone. */
  at: number;
  capacity: number;
  /** So many have signed up. */
  signed: number;
  /** The reader has. */
  isMine: boolean;
}

export interface HerdsmanMeetingsProps {
  /** To come, the next first. */
  meetings: readonly HerdsmanMeetingView[];
  /** A visitor is led to sign in; whoever is not in the club joins it first. */
  reader: { kind: 'visitor'; loginHref: string } | { kind: 'outside' } | { kind: 'member' };
  /** Id of the meeting for which the reader's wish is under way; null for none. */
  pendingId: string | null;
  /** @param on signs up; false takes it back */
  onSign: (id: string, on: boolean) => void;
}

/** The meetings of a herdsman club, and signing up for them (S22). */
export function HerdsmanMeetings({ meetings, reader, pendingId, onSign }: HerdsmanMeetingsProps) {
  const { t } = useTranslation('herdsman-clubs');
  const formats = useFormats();
  if (meetings.length === 0)
    return (
      <EmptyState size="row" icon={<CalendarIcon aria-hidden="true" />} title={t('meetings.none')}>
        {t('meetings.noneText')}
      </EmptyState>
    );
  const reasonOf = ({ signed, capacity }: HerdsmanMeetingView) => {
    if (reader.kind === 'outside') return t('meetings.joinFirst');
    return signed >= capacity ? t('meetings.full') : undefined;
  };
  return (
    <MeetingList>
      {meetings.map((meeting) => {
        const { id, title, place, at, capacity, signed, isMine } = meeting;
        const busyLabel = pendingId === id ? t('working') : undefined;
        const reason = reasonOf(meeting);
        return (
          <MeetingRow key={id} data-mine={isMine || undefined}>
            <MeetingWords>
              <h3>{title}</h3>
              <p>
                <time dateTime={new Date(at).toISOString()}>{formats.dateTime(at)}</time>
                <span>{place}</span>
              </p>
              <p>
                {isMine && <Tag tone="success">{t('meetings.mine')}</Tag>}
                {signed >= capacity && <Tag tone="warning">{t('meetings.full')}</Tag>}
                <span>
                  {t('meetings.room', { n: formats.number(signed), max: formats.number(capacity) })}
                </span>
              </p>
            </MeetingWords>
            {reader.kind === 'visitor' && (
              <ButtonLink href={reader.loginHref} aria-label={t('meetings.signInFor', { title })}>
                {t('meetings.signIn')}
              </ButtonLink>
            )}
            {reader.kind !== 'visitor' && isMine && (
              <Button
                aria-label={t('meetings.takeBackFor', { title })}
                busyLabel={busyLabel}
                onClick={() => onSign(id, false)}
              >
                {t('meetings.takeBack')}
              </Button>
            )}
            {reader.kind !== 'visitor' && !isMine && (
              <Button
                tone="primary"
                aria-label={t('meetings.signUpFor', { title })}
                busyLabel={busyLabel}
                onClick={() => onSign(id, true)}
                {...(reason !== undefined && { disabledReason: reason })}
              >
                {t('meetings.signUp')}
              </Button>
            )}
          </MeetingRow>
        );
      })}
    </MeetingList>
  );
}
