import { feedbackLimits, type Feedback } from '@goldbean/contract/staff';
import { FeedbackDesk, type FeedbackDeskView, type GivenFeedback } from '@goldbean/design-system/moderation';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Snapshot } from 'valtio/vanilla';
import { fileAddresses } from '../../../../shared/files/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import { pageCountOf } from '../../../../shared/pages/index.ts';
import {
  beginAnswer,
  cancelAnswer,
  chooseDeskTab,
  closeFeedback,
  openDesk,
  sendAnswer,
  showDesk,
} from '../feedback-desk.actions.ts';
import { feedbackDeskState } from '../feedback-desk.state.ts';

/** G482 to G484: what members wrote, to be answered by those who head the product (S46). */
export function FeedbackDeskPanel() {
  const { t } = useTranslation('feedback');
  const { tab, pages, answering, isSaving, error } = useSnapshot(feedbackDeskState);
  const addresses = useSnapshot(fileAddresses.state);
  useEffect(openDesk, []);

  const rowOf = (row: Snapshot<Feedback>): GivenFeedback => ({
    id: row.id,
    text: row.text,
    contact: row.contact,
    pictures: row.pics.map((id) => {
      const src = addresses[id];
      return { id, ...(src !== undefined && { src }) };
    }),
    at: row.at_ts,
    state: row.state,
    answer: row.answer && { text: row.answer.text, at: row.answer.at_ts },
    member: { nickname: row.member.nickname, img: row.member.img },
    ...(row.handled_by && { handledBy: row.handled_by.nickname }),
  });
  const state = (): FeedbackDeskView => {
    if (pages.phase === 'failed') return { kind: 'failed', reason: errorWords(pages.error) };
    if (pages.phase === 'loading') return { kind: 'loading' };
    return { kind: 'ready', rows: pages.list.map(rowOf), page: pages.page, pageCount: pageCountOf(pages) };
  };
  const send = async (text: string) => {
    if (await sendAnswer(text)) notify('success', t('answer.done'));
  };
  return (
    <FeedbackDesk
      tab={tab}
      onTab={chooseDeskTab}
      state={state()}
      onPage={showDesk}
      onRetry={() => showDesk(1)}
      answering={
        answering && {
          name: answering.name,
          isSaving,
          ...(error !== null && { error: errorWords(error) }),
        }
      }
      onAnswer={({ id, member }) => beginAnswer(id, member?.nickname ?? '')}
      onSend={(text) => void send(text)}
      onCancel={cancelAnswer}
      onClose={(id) => void closeFeedback(id)}
      onBrokenPicture={fileAddresses.renew}
      limit={feedbackLimits.feedbackAnswerCharacters}
    />
  );
}
