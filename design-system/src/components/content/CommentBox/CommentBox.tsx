import { commentLimits } from '@goldbean/contract/rules';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, isOfInputMethod, LockIcon, TextArea, XIcon } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { MentionList, type MentionMember, type NamedMember, useMentions } from '../../mentions/index.ts';
import { LoginRequired } from '../LoginRequired/LoginRequired.tsx';
import { CommentBoxFoot, CommentBoxReply, CommentBoxRoot, CommentBoxWriting } from './CommentBox.styles.ts';

export type CommentBoxState =
  | { kind: 'open' }
  | { kind: 'sending' }
  /** It did not arrive and the text is kept; `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  /** P01: a visitor is told to sign in. */
  | { kind: 'logged_out' }
  /** May not comment now: muted, closed. `reason` says why and until when. */
  | { kind: 'held'; reason: string };

export interface CommentBoxProps {
  state: CommentBoxState;
  /** What is written so far; the owner keeps it, so that a draft survives (F1). */
  value: string;
  onChange: (text: string) => void;
  /**
   * Called with the trimmed text, never empty (V22), never longer than `limit`, and the uids of those it names behind
   * an `@`.
   */
  onSend: (text: string, mentions: readonly string[]) => void;
  /** Who can be named behind an `@`; left out, nobody. */
  people?: readonly MentionMember[];
  /** Nickname of the one who is answered. */
  replyTo?: string;
  onCancelReply?: () => void;
  /** Where a visitor signs in, with the way back in it. */
  loginHref: string;
  /** Most characters. */
  limit?: number;
  /** The field, for a page that takes the focus there. */
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** The counter appears from this share of the limit on. */
const counterFrom = 0.8;

/** Writes a comment. Enter begins a new line, Ctrl or Command with Enter sends. */
export function CommentBox({
  state,
  value,
  onChange,
  onSend,
  people,
  replyTo,
  onCancelReply,
  loginHref,
  limit = commentLimits.commentCharacters,
  inputRef,
}: CommentBoxProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const hintId = useId();
  const mentionsId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(inputRef, () => area.current as HTMLTextAreaElement);
  const [caret, setCaret] = useState(value.length);
  const [named, setNamed] = useState<readonly NamedMember[]>([]);
  const mentions = useMentions({
    value,
    caret: Math.min(caret, value.length),
    named,
    members: people,
    search: undefined,
    onWrite(text, now, at) {
      onChange(text);
      setNamed(now);
      if (at === undefined) return;
      setCaret(at);
      area.current?.focus();
    },
  });

  if (state.kind === 'logged_out')
    return <LoginRequired action="comment" loginHref={loginHref} look="line" />;

  const text = value.trim();
  const used = Array.from(value).length;
  const isLong = used > limit;
  const isHeld = state.kind === 'held';
  const refusal = isHeld
    ? state.reason
    : isLong
      ? t('tooLong', { n: formats.number(limit) })
      : text === ''
        ? t('comment.required')
        : undefined;

  const send = () => {
    if (refusal === undefined && state.kind !== 'sending') onSend(text, mentions.named());
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event) || mentions.handleKey(event)) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  return (
    <CommentBoxRoot
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {replyTo && (
        <CommentBoxReply>
          <span>{t('comment.answering', { name: replyTo })}</span>
          <IconButton
            size="small"
            label={t('comment.cancelReply')}
            icon={<XIcon aria-hidden="true" />}
            onClick={onCancelReply}
          />
        </CommentBoxReply>
      )}
      <CommentBoxWriting>
        {mentions.options.length > 0 && <MentionList id={mentionsId} mentions={mentions} />}
        <TextArea
          ref={area}
          rows={2}
          mostRows={8}
          aria-label={t('comment.label')}
          aria-describedby={hintId}
          aria-invalid={isLong || undefined}
          aria-controls={mentions.options.length > 0 ? mentionsId : undefined}
          aria-activedescendant={mentions.options.length > 0 ? `${mentionsId}-${mentions.active}` : undefined}
          placeholder={t('comment.placeholder')}
          readOnly={isHeld || state.kind === 'sending'}
          value={value}
          onChange={(event) => {
            mentions.write(event.target.value, event.target.selectionStart);
            setCaret(event.target.selectionStart);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={handleKeyDown}
        />
      </CommentBoxWriting>
      <CommentBoxFoot>
        <p
          id={hintId}
          aria-live="polite"
          data-tone={state.kind === 'failed' || isLong ? 'danger' : undefined}
        >
          {state.kind === 'failed' && state.reason}
          {state.kind !== 'failed' && (isHeld || isLong ? refusal : t('comment.hint'))}
        </p>
        {used >= limit * counterFrom && (
          <span data-tone={isLong ? 'danger' : undefined}>
            {formats.number(used)}/{formats.number(limit)}
          </span>
        )}
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          icon={isHeld && <LockIcon aria-hidden="true" />}
          disabledReason={refusal}
          busyLabel={state.kind === 'sending' ? t('sending') : undefined}
        >
          {t('comment.send')}
        </Button>
      </CommentBoxFoot>
    </CommentBoxRoot>
  );
}
