import type { MessageActions, MessageSelection } from '@goldbean/design-system/chat';
import { messagingLimits } from '@goldbean/contract/talk';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { notify } from '../../../shared/notices/index.ts';
import {
  beginSelecting,
  endSelecting,
  setFavourite,
  setPin,
  toggleSelected,
  unblock,
  type MarksNeeds,
} from './marks.actions.ts';
import { marksState } from './marks.state.ts';

/** What is pinned and kept, by the id of the message; the same object while nothing of it changed. */
export function useMessageMarks() {
  const { pins, favourites } = useSnapshot(marksState);
  return useMemo(
    () => ({
      pinned: new Map(
        pins.map(({ message, scope }) => [message.id, scope === 'all' ? ('all' as const) : ('me' as const)]),
      ),
      favourites: new Set(favourites),
    }),
    [pins, favourites],
  );
}

/** What the list of messages needs while some are selected; nothing else of the time. */
export function useMessageSelection(): MessageSelection | undefined {
  const { selected } = useSnapshot(marksState);
  return useMemo(
    () =>
      selected === null
        ? undefined
        : {
            ids: new Set(selected),
            most: messagingLimits.selectionMax,
            onToggle: ({ id }) => toggleSelected(id),
            onEnd: endSelecting,
          },
    [selected],
  );
}

/** Ids of messages that are pinned for everybody in the room (E34). */
export function usePinnedForAll(): ReadonlySet<string> {
  const { pins } = useSnapshot(marksState);
  return useMemo(
    () => new Set(pins.filter(({ scope }) => scope === 'all').map(({ message }) => message.id)),
    [pins],
  );
}

/** What the menu of a message offers. @param idOf keep the function the same */
export function useMarkActions(idOf: MarksNeeds['idOf'], isStaff: boolean): MessageActions {
  const { t } = useTranslation('chat');
  return useMemo(() => {
    const withId = (rowId: string, action: (id: string) => unknown): void => {
      const id = idOf(rowId);
      if (id !== undefined) action(id);
    };
    return {
      mayPinForAll: isStaff,
      onPin: ({ id: rowId, pinned }, scope) =>
        withId(rowId, (id) => {
          const where = (scope ?? pinned) === 'all' ? 'all' : 'self';
          void setPin(id, where, scope !== null);
        }),
      onFavourite: ({ id: rowId }, on) =>
        withId(rowId, async (id) => {
          if ((await setFavourite([id], on)) && on) notify('success', t('favourites.added'));
        }),
      onSelect: ({ id }) => beginSelecting(id),
      onDelete: ({ id: rowId }) =>
        withId(rowId, (id) => {
          marksState.toDelete = id;
        }),
      ...(isStaff && {
        onBlock: ({ id: rowId }, on) =>
          withId(rowId, (id) => {
            if (on) marksState.toBlock = id;
            else void unblock(id);
          }),
      }),
    } satisfies MessageActions;
  }, [idOf, isStaff, t]);
}
