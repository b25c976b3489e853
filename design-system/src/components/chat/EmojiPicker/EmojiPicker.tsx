import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton, SmileIcon } from '../../../primitives/index.ts';
import { Emoji } from '../Emoji/Emoji.tsx';
import { emoji, type EmojiName } from '../Emoji/emoji.ts';
import { PickerAnchor, PickerBox } from './EmojiPicker.styles.ts';

export interface EmojiPickerProps {
  onPick: (name: EmojiName) => void;
  /** Whether it is open at first. */
  defaultOpen?: boolean;
}

const columns = 8;
const steps: Readonly<Record<string, (at: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  ArrowDown: (at) => at + columns,
  ArrowUp: (at) => at - columns,
  Home: () => 0,
  End: () => emoji.length - 1,
};

/** A button that opens the emoji above it. Arrows move, Enter takes one, Escape and leaving it close it. */
export function EmojiPicker({ onPick, defaultOpen = false }: EmojiPickerProps) {
  const { t } = useTranslation('chat');
  const [isOpen, setIsOpen] = useState(defaultOpen);
  const [at, setAt] = useState(0);
  const anchor = useRef<HTMLDivElement>(null);
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = steps[event.key]?.(at);
    if (next === undefined) return;
    event.preventDefault();
    const wished = Math.max(0, Math.min(emoji.length - 1, next));
    setAt(wished);
    event.currentTarget.querySelectorAll('button')[wished]?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setIsOpen(false);
    anchor.current?.querySelector('button')?.focus();
  };
  const closeOnLeaving = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !anchor.current?.contains(event.relatedTarget))
      setIsOpen(false);
  };

  return (
    <PickerAnchor ref={anchor} onKeyDown={closeOnEscape} onBlur={closeOnLeaving}>
      <IconButton
        label={t('composer.emoji')}
        icon={<SmileIcon aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <PickerBox id={id} role="toolbar" aria-label={t('emoji.label')} onKeyDown={handleKeyDown}>
          {emoji.map((name, place) => (
            <button
              key={name}
              type="button"
              aria-label={name}
              tabIndex={place === at ? 0 : -1}
              onClick={() => {
                setIsOpen(false);
                onPick(name);
              }}
            >
              <Emoji name={name} isSilent />
            </button>
          ))}
        </PickerBox>
      )}
    </PickerAnchor>
  );
}
