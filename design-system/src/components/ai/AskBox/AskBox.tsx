import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  isOfInputMethod,
  SendIcon,
  CircleStopIcon,
  Tag,
  TextArea,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AskFoot, AskHints, AskLine, AskRoot, AskScene } from './AskBox.styles.ts';

export type AskBoxState =
  | { kind: 'ready' }
  /** The question is on its way; nothing has begun. */
  | { kind: 'sending' }
  /** An answer is being written: Stop stands where Ask stood. */
  | { kind: 'answering'; isStopping?: boolean }
  /** Writing goes on, asking waits: no turns left (M32), no connection, or a visitor (D08). */
  | { kind: 'held'; reason: 'no_turns' | 'offline' | 'logged_out' };

export interface AskBoxProps {
  state: AskBoxState;
  /** What is written so far; the owner keeps it, so that a question that never arrived is not lost. */
  value: string;
  onChange: (text: string) => void;
  /** Called with the trimmed question, never empty, never longer than `limit`. */
  onAsk: (text: string) => void;
  onStop: () => void;
  /** Opens the packs of more turns. */
  onBuy: () => void;
  onLogIn: () => void;
  /** Turns left: free ones of today and bought ones. `null` for a visitor. */
  left: { free: number; paid: number } | null;
  /** The scene the question is asked in. */
  scene?: { name: string; onLeave: () => void };
  /** Questions to begin with; a press puts one into the box. */
  suggestions?: readonly string[];
  /** This browser cannot show an answer while it is written (M31): it comes whole. */
  comesWhole?: boolean;
  /** Most characters of a question. */
  limit?: number;
}

const noSuggestions: readonly string[] = [];

/** The counter appears from this share of the limit on. */
const counterFrom = 0.9;

/** Where a member asks the assistant. Enter asks, Shift + Enter begins a new line. */
export function AskBox({
  state,
  value,
  onChange,
  onAsk,
  onStop,
  onBuy,
  onLogIn,
  left,
  scene,
  suggestions = noSuggestions,
  comesWhole = false,
  limit = 500,
}: AskBoxProps) {
  const { t } = useTranslation('ai');
  const formats = useFormats();
  const footId = useId();

  const text = value.trim();
  const used = Array.from(value).length;
  const isLong = used > limit;
  const held = state.kind === 'held' ? state.reason : undefined;
  const problem = isLong
    ? { tone: 'danger', words: t('ask.tooLong', { limit: formats.number(limit) }) }
    : held === 'offline'
      ? { tone: 'warning', words: t('ask.offline') }
      : held === 'no_turns'
        ? { tone: 'warning', words: t('ask.noTurns') }
        : undefined;
  const refusal = problem?.words ?? (text === '' ? t('ask.empty') : undefined);

  const ask = () => {
    if (held === 'logged_out') onLogIn();
    else if (state.kind === 'ready' && refusal === undefined) onAsk(text);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event)) return;
    event.preventDefault();
    ask();
  };

  return (
    <AskRoot
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      {suggestions.length > 0 && text === '' && (
        <AskHints aria-label={t('ask.suggestions')}>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>
              <Button size="small" onClick={() => onChange(suggestion)}>
                {suggestion}
              </Button>
            </li>
          ))}
        </AskHints>
      )}
      {scene && (
        <AskScene>
          {t('ask.scene')}
          <Tag
            tone="brand"
            remove={{ label: t('ask.leaveScene', { name: scene.name }), onRemove: scene.onLeave }}
          >
            {scene.name}
          </Tag>
        </AskScene>
      )}
      <AskLine>
        <TextArea
          rows={2}
          mostRows={8}
          aria-label={t('ask.label')}
          aria-describedby={footId}
          aria-invalid={isLong || undefined}
          placeholder={t('ask.placeholder')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKeyDown}
        />
        {state.kind === 'answering' ? (
          <Button
            icon={<CircleStopIcon aria-hidden="true" />}
            busyLabel={state.isStopping ? t('ask.stopping') : undefined}
            onClick={onStop}
          >
            {t('ask.stop')}
          </Button>
        ) : (
          <Button
            type="submit"
            tone="primary"
            fill="filled"
            icon={held !== 'logged_out' && <SendIcon aria-hidden="true" />}
            busyLabel={state.kind === 'sending' ? t('ask.sending') : undefined}
            disabledReason={held === 'logged_out' ? undefined : refusal}
          >
            {held === 'logged_out' ? t('ask.logIn') : t('ask.send')}
          </Button>
        )}
      </AskLine>
      <AskFoot>
        <p id={footId} data-tone={problem?.tone} role={problem && 'status'}>
          {problem?.words ?? (comesWhole ? t('ask.comesWhole') : t('ask.hint'))}
        </p>
        {held === 'no_turns' && (
          <Button size="small" tone="gold" fill="filled" onClick={onBuy}>
            {t('quota.buy')}
          </Button>
        )}
        {used >= limit * counterFrom && (
          <span data-tone={isLong ? 'danger' : undefined}>
            {formats.number(used)}/{formats.number(limit)}
          </span>
        )}
        {left && held !== 'no_turns' && (
          <span>
            {t('ask.left', {
              count: left.free + left.paid,
              n: formats.number(left.free + left.paid),
            })}
          </span>
        )}
      </AskFoot>
    </AskRoot>
  );
}
