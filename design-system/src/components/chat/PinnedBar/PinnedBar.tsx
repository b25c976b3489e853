import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  IconButton,
  Menu,
  MenuItem,
  PinIcon,
  PinOffIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { BarWords, ChatBar } from './PinnedBar.styles.ts';

export interface PinnedMessage {
  id: string;
  nickname: string;
  /** The message in short, in the reader's language: "[Picture]" for what has no words. */
  text: string;
  /** D35: for the reader only, or by staff for all. */
  scope: 'me' | 'all';
}

export interface PinnedBarProps {
  /** In the order they were pinned (E34); the last one shows first. Nothing is drawn for none. */
  pins: readonly PinnedMessage[];
  /** Goes to the message. */
  onOpen: (pin: PinnedMessage) => void;
  /** Takes the pin off for me, or for all. */
  onRemove: (pin: PinnedMessage, scope: 'me' | 'all') => void;
  /** Head teacher and lecturer: may take a pin off for all. */
  mayRemoveForAll?: boolean;
}

/** What is pinned, one at a time; a press goes to it. */
export function PinnedBar({ pins, onOpen, onRemove, mayRemoveForAll = false }: PinnedBarProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  const [back, setBack] = useState(0);
  const at = Math.max(0, pins.length - 1 - back);
  const pin = pins[at];
  if (!pin) return null;

  return (
    <ChatBar aria-label={t('pins.label')}>
      <PinIcon aria-hidden="true" />
      <BarWords type="button" onClick={() => onOpen(pin)}>
        <span data-clamp>
          {pin.nickname}: {pin.text}
        </span>
        <small>
          <span>{t(pin.scope === 'all' ? 'pinnedAll' : 'pinnedMe')}</span>
          {pins.length > 1 && (
            <span>{t('pins.place', { at: formats.number(at + 1), total: formats.number(pins.length) })}</span>
          )}
        </small>
      </BarWords>
      {pins.length > 1 && (
        <>
          <IconButton
            size="small"
            label={t('pins.previous')}
            icon={<ChevronLeftIcon aria-hidden="true" />}
            onClick={() => setBack((pins.length - at) % pins.length)}
          />
          <IconButton
            size="small"
            label={t('pins.next')}
            icon={<ChevronRightIcon aria-hidden="true" />}
            onClick={() => setBack((pins.length - 2 - at + pins.length) % pins.length)}
          />
        </>
      )}
      <Menu
        align="end"
        trigger={<IconButton size="small" label={t('pins.more')} icon={<PinOffIcon aria-hidden="true" />} />}
      >
        <MenuItem onSelect={() => onRemove(pin, 'me')}>{t('pins.removeMe')}</MenuItem>
        {pin.scope === 'all' && (
          <MenuItem
            onSelect={() => onRemove(pin, 'all')}
            disabledReason={mayRemoveForAll ? undefined : t('pins.notStaff')}
          >
            {t('pins.removeAll')}
          </MenuItem>
        )}
      </Menu>
    </ChatBar>
  );
}
