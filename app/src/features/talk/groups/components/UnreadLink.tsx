import { UnreadLink as Anchor } from '@goldbean/design-system/chat';
import { useSnapshot } from 'valtio';
import { paths } from '../../../../shared/paths/index.ts';
import { groupsState, unreadOf } from '../groups.state.ts';

/** The way to the class groups, with how much waits to be read there; on every page (T17). */
export function UnreadLink() {
  return <Anchor href={paths.chat.href()} count={unreadOf(useSnapshot(groupsState).list)} />;
}
