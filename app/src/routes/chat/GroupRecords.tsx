import { goToMessage } from '../../features/talk/messaging/index.ts';
import { RecordsPanel } from '../../features/talk/records/index.ts';
import type { GroupPanelProps } from './group-panel.ts';

/** E38: what is found beside the talk is gone to in it. */
export const GroupRecords = ({ room }: Pick<GroupPanelProps, 'room'>) => (
  <RecordsPanel key={room} room={room} onOpen={(seq) => void goToMessage(seq)} />
);
