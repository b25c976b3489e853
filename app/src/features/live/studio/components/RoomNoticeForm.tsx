import { NoticeForm } from '@goldbean/design-system/live';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../../shared/forms/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { notify } from '../../../../shared/notices/index.ts';
import { changeNotice, sendNotice } from '../studio.actions.ts';
import { studioState } from '../studio.state.ts';

/** Longest notice the contract takes. */
const noticeMax = 200;

/** C064: says something to everybody in the room. */
export function RoomNoticeForm() {
  const { t } = useTranslation('streamer');
  const { values, errors, isSending } = useDraft(studioState).notice;
  const send = async () => {
    if (await sendNotice()) notify('success', t('notice.sent'));
  };
  return (
    <NoticeForm
      value={values.text}
      limit={noticeMax}
      isSending={isSending}
      {...(errors['text'] !== undefined && { error: refusalWords(errors['text']) })}
      onChange={(text) => changeNotice({ text })}
      onSend={() => void send()}
    />
  );
}
