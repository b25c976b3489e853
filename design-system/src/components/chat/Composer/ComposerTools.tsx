import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AtSignIcon, GiftIcon, IconButton, MicIcon, PaperclipIcon } from '../../../primitives/index.ts';
import { EmojiPicker } from '../EmojiPicker/EmojiPicker.tsx';

export interface ComposerToolsProps {
  /** Puts an emoji where the caret is. */
  onEmoji?: (emoji: string) => void;
  /** Begins to name somebody. */
  onMention?: () => void;
  onAttach?: (files: readonly File[]) => void;
  onRecord?: () => void;
  onPacket?: () => void;
}

/** What else can be put into a message. What has no callback is not offered. */
export function ComposerTools({ onEmoji, onMention, onAttach, onRecord, onPacket }: ComposerToolsProps) {
  const { t } = useTranslation('chat');
  const files = useRef<HTMLInputElement>(null);

  const handleFiles = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    if (chosen.length > 0) onAttach?.(chosen);
  };

  return (
    <>
      {onEmoji && <EmojiPicker onPick={onEmoji} />}
      {onMention && (
        <IconButton
          label={t('composer.mention')}
          icon={<AtSignIcon aria-hidden="true" />}
          onClick={onMention}
        />
      )}
      {onAttach && (
        <>
          <IconButton
            label={t('composer.attach')}
            icon={<PaperclipIcon aria-hidden="true" />}
            onClick={() => files.current?.click()}
          />
          <input ref={files} type="file" multiple hidden onChange={handleFiles} />
        </>
      )}
      {onRecord && (
        <IconButton label={t('composer.voice')} icon={<MicIcon aria-hidden="true" />} onClick={onRecord} />
      )}
      {onPacket && (
        <IconButton label={t('composer.packet')} icon={<GiftIcon aria-hidden="true" />} onClick={onPacket} />
      )}
    </>
  );
}
