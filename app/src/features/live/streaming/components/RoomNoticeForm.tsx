import { NoticeForm } from '@goldbean/design-system/live';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { notify } from '../../../../shared/notices/index.ts';
import { sendNotice } from '../streaming.actions.ts';
import { streamingState } from '../streaming.state.ts';

/** Longest notice the contract takes. */
const noticeMax = 200;

/** C064: says something to everybody in the room. */
export function RoomNoticeForm() {
  const { t } = useTranslation('streamer');
  const { doing } = useSnapshot(streamingState);
  const [text, setText] = useState('');
  const send = async (words: string) => {
    if (!(await sendNotice(words))) return;
    setText('');
    notify('success', t('notice.sent'));
  };
  return (
    <NoticeForm
      value={text}
      limit={noticeMax}
      isSending={doing === 'notice'}
      onChange={setText}
      onSend={(words) => void send(words)}
    />
  );
}
