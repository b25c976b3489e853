import { messagingLimits } from '@goldbean/contract/rules';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, isOfInputMethod, SendIcon, TextArea, XIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { mentionAll, MentionList, type NamedMember, useMentions } from '../../mentions/index.ts';
import { VoiceRecorder } from '../VoiceRecorder/VoiceRecorder.tsx';
import type { ComposerProps } from './composer.ts';
import {
  ComposerFoot,
  ComposerLine,
  ComposerQuote,
  ComposerRoot,
  ComposerToolLine,
} from './Composer.styles.ts';
import { ComposerHeld } from './ComposerHeld.tsx';
import { ComposerTools } from './ComposerTools.tsx';
import { isPictureOfWords } from './pasted-table.ts';

/** The counter appears from this share of the limit on. */
const counterFrom = 0.9;
const nobody: readonly NamedMember[] = [];

/** A picture that came with pasted words. */
interface PastedPicture {
  readonly files: readonly File[];
  /** What was written before the words were pasted, and with them. */
  readonly before: string;
  readonly after: string;
}

/** Where a member writes. Enter sends, Shift + Enter begins a new line, and a word being composed is left alone. */
export function Composer({
  ref,
  state,
  value,
  named = nobody,
  onChange,
  onSend,
  quote,
  onCancelQuote,
  onLeaveUp,
  onAttach,
  isLive = false,
  hasEmoji = false,
  members,
  mentionSearch,
  canMentionAll = false,
  voice,
  onPacket,
  onLogIn,
  limit = messagingLimits.chatTextCharacters,
  now,
}: ComposerProps) {
  const { t } = useTranslation(['chat', 'errors']);
  const formats = useFormats();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(value.length);
  const wantedCaret = useRef<number>(undefined);
  const [asPicture, setAsPicture] = useState<PastedPicture | null>(null);
  const footId = useId();
  const mentionsId = useId();

  useLayoutEffect(() => {
    if (wantedCaret.current === undefined || wantedCaret.current > value.length) return;
    area.current?.focus();
    area.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    setCaret(wantedCaret.current);
    wantedCaret.current = undefined;
  }, [value]);

  const everyone = { uid: mentionAll, nickname: t('composer.mentionAll'), img: '' };
  const mentions = useMentions({
    value,
    caret: Math.min(caret, value.length),
    named,
    members: canMentionAll && members ? [everyone, ...members] : members,
    search: mentionSearch,
    onWrite(text, now, at) {
      wantedCaret.current = at;
      onChange(text, now);
    },
  });
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus(), mention: mentions.add }));

  const isOffline = state.kind === 'held' && state.reason === 'offline';
  const isJoining = state.kind === 'held' && state.reason === 'joining';
  if (state.kind === 'held' && state.reason !== 'offline' && state.reason !== 'joining') {
    const { reason, until, since, why } = state;
    return <ComposerHeld reason={reason} until={until} since={since} why={why} onLogIn={onLogIn} now={now} />;
  }

  const slowWords = (seconds: number, every: number | undefined) =>
    every === undefined
      ? t('slow', { count: seconds })
      : t('slowMode', { count: seconds, every: formats.seconds(every) });
  const text = value.trim();
  const used = Array.from(value).length;
  const isLong = used > limit;
  const foot = isOffline
    ? { tone: 'warning', words: t('held.offline') }
    : isJoining
      ? { tone: undefined, words: t('held.joining') }
      : state.kind === 'slow'
        ? { tone: 'warning', words: slowWords(state.seconds, state.every) }
        : isLong
          ? { tone: 'danger', words: t('composer.tooLong', { limit: formats.number(limit) }) }
          : undefined;
  const refusal =
    foot?.words ?? (text === '' ? t(isLive ? 'errors:chat.content_empty' : 'errors:chat.empty') : undefined);

  const send = () => {
    if (refusal !== undefined) return;
    setAsPicture(null);
    onSend(text, mentions.named());
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isOfInputMethod(event) || mentions.handleKey(event)) return;
    const leave = event.key === 'Escape' && quote ? onCancelQuote : undefined;
    const act = event.key === 'ArrowUp' && value === '' ? onLeaveUp : leave;
    if (act) {
      event.preventDefault();
      act();
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };

  const handlePaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    setAsPicture(null);
    const { clipboardData, currentTarget } = event;
    const files = [...clipboardData.files];
    if (!onAttach || files.length === 0) return;
    const words = clipboardData.getData('text/plain');
    if (isPictureOfWords({ text: words, html: clipboardData.getData('text/html'), files })) {
      const { selectionStart, selectionEnd } = currentTarget;
      // A text area has no carriage returns.
      const inserted = words.replace(/\r\n?/g, '\n');
      const after = value.slice(0, selectionStart) + inserted + value.slice(selectionEnd);
      setAsPicture({ files, before: value, after });
      return;
    }
    event.preventDefault();
    onAttach(files);
  };
  /** The picture takes the place of its words, unless they were changed since. */
  const sendAsPicture = ({ files, before, after }: PastedPicture) => {
    setAsPicture(null);
    if (value === after) mentions.write(before, before.length);
    onAttach?.(files);
  };

  const tools = {
    onAttach,
    onPacket,
    onRecord: voice?.onStart,
    ...(hasEmoji && { onEmoji: mentions.insert }),
    ...(members && { onMention: () => mentions.insert('@') }),
  };
  const isOneLine = !members && !voice && !onPacket;

  return (
    <ComposerRoot
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {quote && (
        <ComposerQuote>
          <p>
            {t('replyTo', { name: quote.nickname })}: {quote.text}
          </p>
          <IconButton
            size="small"
            label={t('quote.cancel')}
            icon={<XIcon aria-hidden="true" />}
            onClick={onCancelQuote}
          />
        </ComposerQuote>
      )}
      {asPicture && onAttach && (
        <ComposerQuote role="status">
          <p>{t('composer.pastedText')}</p>
          <Button size="small" onClick={() => sendAsPicture(asPicture)}>
            {t('composer.asPicture')}
          </Button>
          <IconButton
            size="small"
            label={t('composer.keepText')}
            icon={<XIcon aria-hidden="true" />}
            onClick={() => setAsPicture(null)}
          />
        </ComposerQuote>
      )}
      {!isOneLine && !voice?.state && (
        <ComposerToolLine>
          <ComposerTools {...tools} />
        </ComposerToolLine>
      )}
      {voice?.state && (
        <VoiceRecorder
          state={voice.state}
          onSend={voice.onSend}
          onCancel={voice.onCancel}
          onStart={voice.onStart}
        />
      )}
      <ComposerLine hidden={voice?.state !== undefined}>
        {isOneLine && <ComposerTools {...tools} />}
        {mentions.options.length > 0 && <MentionList id={mentionsId} mentions={mentions} />}
        <TextArea
          ref={area}
          rows={1}
          mostRows={4}
          aria-label={t('composer.label')}
          aria-describedby={footId}
          aria-invalid={isLong || undefined}
          placeholder={t('composer.placeholder')}
          value={value}
          aria-autocomplete={members && 'list'}
          aria-controls={mentions.options.length > 0 ? mentionsId : undefined}
          aria-activedescendant={mentions.options.length > 0 ? `${mentionsId}-${mentions.active}` : undefined}
          onChange={(event) => {
            setCaret(event.target.selectionStart);
            mentions.write(event.target.value, event.target.selectionStart);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={handleKeyDown}
          onPaste={handlePaste}
        />
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          icon={<SendIcon aria-hidden="true" />}
          disabledReason={refusal}
        >
          {t('composer.send')}
        </Button>
      </ComposerLine>
      <ComposerFoot id={footId} hidden={voice?.state !== undefined}>
        <span data-tone={foot?.tone} role={foot && 'status'}>
          {foot?.words ?? t('composer.hint')}
        </span>
        {used >= limit * counterFrom && (
          <span data-tone={isLong ? 'danger' : undefined}>
            {formats.number(used)}/{formats.number(limit)}
          </span>
        )}
      </ComposerFoot>
    </ComposerRoot>
  );
}
