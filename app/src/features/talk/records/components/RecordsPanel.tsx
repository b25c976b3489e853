import { lineOf, recordLimits, type Message } from '@goldbean/contract/talk';
import { MessageRecords, type MessageRecordsState } from '@goldbean/design-system/chat';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { asApiError } from '../../../../shared/api/index.ts';
import { useServerNow } from '../../../../shared/clock/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { lineWords } from '../../../../shared/lines/index.ts';
import { moreRecords, openRecords, want } from '../records.actions.ts';
import { recordsState, searchAsked } from '../records.state.ts';

interface RecordsPanelProps {
  readonly room: string;
  /** Goes to a message. @param seq its count in the room */
  readonly onOpen: (seq: number) => void;
}

/** A day may end while the panel is open. */
const lookAgainMs = 60_000;

/** What was said in the room (E38), and the way to each message. */
export function RecordsPanel({ room, onOpen }: RecordsPanelProps) {
  const { t } = useTranslation('groups');
  const { wanted, found } = useSnapshot(recordsState);
  const { by } = useSnapshot(searchAsked);
  const now = useServerNow(lookAgainMs);
  useEffect(() => openRecords(room), [room]);
  const list = found.list as readonly Message[];
  const stateOf = (): MessageRecordsState => {
    if (found.phase === 'loading') return { kind: 'loading' };
    if (found.phase === 'failed')
      return { kind: 'error', reason: refusalWords(asApiError(found.error).msgKey) };
    const records = list.map((message) => ({
      id: message.id,
      author: message.sender,
      text:
        message.status === 'normal'
          ? `${lineWords(message.kind, lineOf(message), t)}${foundBy(message)}`
          : t('recalled'),
      sentAt: message.ts,
    }));
    return { kind: 'ready', records, total: found.total, isLoadingMore: found.isLoadingMore };
  };
  return (
    <MessageRecords
      state={stateOf()}
      wanted={wanted}
      queryLimit={recordLimits.searchCharacters}
      now={now}
      asked={by}
      onWant={want}
      onOpen={({ id }) => {
        const message = list.find((known) => known.id === id);
        if (message) onOpen(message.seq);
      }}
      onMore={() => void moreRecords()}
      onRetry={() => void moreRecords()}
    />
  );
}

/** The words by which a message is found that its line does not have. */
function foundBy(message: Message & { readonly status: 'normal' }): string {
  if (message.kind === 'image') return ` ${message.body.name}`;
  return message.kind === 'red_packet' ? ` ${message.body.blessing}` : '';
}
