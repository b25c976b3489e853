import { PinnedBar } from '@goldbean/design-system/chat';
import { lineOf, type Pin } from '@goldbean/contract/talk';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { lineWords } from '../../../../shared/lines/index.ts';
import { setPin } from '../marks.actions.ts';
import { marksState } from '../marks.state.ts';

export interface PinsProps {
  /** May take a pin off for all. */
  readonly isStaff: boolean;
  /** Goes to the message. @param seq its count in the room */
  readonly onOpen: (seq: number) => void;
}

/** E34: what is pinned in the room, over its talk. */
export function Pins({ isStaff, onOpen }: PinsProps) {
  const { t } = useTranslation('groups');
  const { pins } = useSnapshot(marksState);
  return (
    <PinnedBar
      pins={(pins as readonly Pin[]).map(({ message, scope }) => ({
        id: message.id,
        nickname: message.sender.nickname,
        text: message.status === 'normal' ? lineWords(message.kind, lineOf(message), t) : '',
        scope: scope === 'all' ? 'all' : 'me',
      }))}
      mayRemoveForAll={isStaff}
      onOpen={({ id }) => {
        const pin = pins.find(({ message }) => message.id === id);
        if (pin) onOpen(pin.message.seq);
      }}
      onRemove={({ id }, scope) => void setPin(id, scope === 'all' ? 'all' : 'self', false)}
    />
  );
}
