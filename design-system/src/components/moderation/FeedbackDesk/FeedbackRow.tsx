import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar, Tag } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  ReportFacts,
  ReportFoot,
  ReportHead,
  ReportRoot,
  ReportText,
} from '../ReportDesk/ReportDesk.styles.ts';
import { ReportPictures } from '../ReportDesk/ReportPictures.tsx';
import { FeedbackAnswer } from './FeedbackDesk.styles.ts';
import type { GivenFeedback } from './given-feedback.ts';

interface FeedbackRowProps {
  feedback: GivenFeedback;
  onBrokenPicture: (id: string) => void;
  /** What can be done about it. */
  actions?: ReactNode;
}

const tones = { open: 'warning', answered: 'success', closed: 'neutral' } as const;

/** One piece of feedback with its pictures and its answer: in the list of its member, and on the desk. */
export function FeedbackRow({ feedback, onBrokenPicture, actions }: FeedbackRowProps) {
  const { t } = useTranslation('feedback');
  const formats = useFormats();
  const { member, answer, contact, handledBy, state } = feedback;
  return (
    <ReportRoot>
      <ReportHead>
        {member && (
          <>
            <Avatar name={member.nickname} src={member.img} size="small" />
            <span>{member.nickname}</span>
          </>
        )}
        <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
        <time dateTime={new Date(feedback.at).toISOString()}>{formats.moment(feedback.at)}</time>
      </ReportHead>
      <ReportText>{feedback.text}</ReportText>
      {feedback.pictures.length > 0 && (
        <ReportPictures pictures={feedback.pictures} onBroken={onBrokenPicture} />
      )}
      <ReportFacts>
        <span>{t('row.number', { id: feedback.id })}</span>
        {contact !== '' && <span>{t('row.contact', { contact })}</span>}
        {handledBy !== undefined && <span>{t('row.by', { name: handledBy })}</span>}
      </ReportFacts>
      {answer && (
        <FeedbackAnswer>
          <p>{t('row.answer', { time: formats.moment(answer.at) })}</p>
          <ReportText>{answer.text}</ReportText>
        </FeedbackAnswer>
      )}
      {actions && <ReportFoot>{actions}</ReportFoot>}
    </ReportRoot>
  );
}
