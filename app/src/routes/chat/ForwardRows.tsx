import type { GroupEntry } from '@goldbean/contract/talk';
import type { MentionSearch } from '@goldbean/design-system/chat';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { addresseesOf, endForward, Forwarding } from '../../features/talk/forwarding/index.ts';
import { groupsState, refreshGroups } from '../../features/talk/groups/index.ts';
import { messagingState } from '../../features/talk/messaging/index.ts';
import { session } from '../../shared/session/index.ts';

const refresh = () => void refreshGroups();

interface ForwardRowsProps {
  /** Finds those of the class who have not written. */
  readonly search?: MentionSearch;
}

/** The dialog in which messages of the open room are sent on (E35). */
export function ForwardRows({ search }: ForwardRowsProps) {
  const { list } = useSnapshot(groupsState);
  const { messages } = useSnapshot(messagingState);
  const { userBaseInfo } = useSnapshot(session);
  useEffect(() => endForward, []);
  const speakers = messages.toReversed().map(({ sender }) => sender);
  const targets = addresseesOf(list as readonly GroupEntry[], speakers, userBaseInfo?.uid ?? '');
  return <Forwarding targets={targets} search={search} onSent={refresh} />;
}
