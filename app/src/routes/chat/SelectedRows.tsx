import { useSnapshot } from 'valtio';
import { MessageSelectionBar } from '../../features/talk/marks/index.ts';
import { messagingState } from '../../features/talk/messaging/index.ts';
import { beginForward, mayForwardRow } from './forward-rows.ts';

/** What can be done with the selected rows of the open room: one may be recalled, or its video be done, meanwhile. */
export function SelectedRows() {
  const { messages } = useSnapshot(messagingState);
  return (
    <MessageSelectionBar mayForward={(rowId) => mayForwardRow(messages, rowId)} onForward={beginForward} />
  );
}
