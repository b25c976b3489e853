import { wishLimits, writtenCharacters } from '@goldbean/contract/rules';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Avatar,
  BadgeCheckIcon,
  Button,
  Field,
  HourglassIcon,
  Tag,
  TextArea,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { AnswerFoot, AnswerHead, AnswerRoot, AnswerText, AnswerWait } from './OfficialAnswer.styles.ts';

export type OfficialAnswerState =
  | { kind: 'waiting' }
  | {
      kind: 'answered';
      by: { nickname: string; img: string };
      /** Plain text; lines are kept. */
      text: string;
      /** UTC ms. */
      at: number;
      /** UTC ms of the last change; null when it was never changed. */
      editedAt: number | null;
    }
  /** Only the product head writes (P11). `conflict`: a WishConflict, where others changed the wish meanwhile. */
  | { kind: 'writing'; text: string; isSaving?: boolean; reason?: string; conflict?: ReactNode };

export interface OfficialAnswerProps {
  state: OfficialAnswerState;
  /** Begins writing; without it the reader may not. */
  onWrite?: () => void;
  onSave?: (text: string) => void;
  onCancel?: () => void;
}

const most = wishLimits.wishAnswerCharacters;

/** What the house says to a wish, or that it has not yet. */
export function OfficialAnswer({ state, onWrite, onSave, onCancel }: OfficialAnswerProps) {
  const { t } = useTranslation('wishes');
  const formats = useFormats();

  if (state.kind === 'waiting') {
    return (
      <AnswerRoot data-kind="waiting" aria-label={t('answer.title')}>
        <AnswerWait>
          <HourglassIcon aria-hidden="true" />
          <span>{t('answer.waiting')}</span>
          {onWrite && (
            <Button size="small" tone="primary" onClick={onWrite}>
              {t('answer.write')}
            </Button>
          )}
        </AnswerWait>
      </AnswerRoot>
    );
  }
  if (state.kind === 'writing') {
    return <AnswerForm key={state.text} state={state} onSave={onSave} onCancel={onCancel} />;
  }
  const { by, text, at, editedAt } = state;
  return (
    <AnswerRoot aria-label={t('answer.title')}>
      <AnswerHead>
        <Avatar name={by.nickname} src={by.img} size="small" />
        <strong>{by.nickname}</strong>
        <Tag tone="brand" icon={<BadgeCheckIcon aria-hidden="true" />}>
          {t('answer.title')}
        </Tag>
        <time dateTime={new Date(at).toISOString()}>{formats.moment(at)}</time>
      </AnswerHead>
      <AnswerText>{text}</AnswerText>
      {(editedAt !== null || onWrite) && (
        <AnswerFoot>
          <small>{editedAt !== null && t('answer.edited', { time: formats.moment(editedAt) })}</small>
          {onWrite && (
            <Button size="small" onClick={onWrite}>
              {t('answer.edit')}
            </Button>
          )}
        </AnswerFoot>
      )}
    </AnswerRoot>
  );
}

interface AnswerFormProps {
  state: Extract<OfficialAnswerState, { kind: 'writing' }>;
  onSave: OfficialAnswerProps['onSave'];
  onCancel: OfficialAnswerProps['onCancel'];
}

function AnswerForm({ state, onSave, onCancel }: AnswerFormProps) {
  const { t } = useTranslation('wishes');
  const [text, setText] = useState(state.text);
  const used = writtenCharacters(text);
  const isEmpty = used === 0;
  const isLong = used > most;
  const refusal = isEmpty ? t('answer.empty') : isLong ? t('answer.long', { most }) : undefined;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (refusal === undefined && !state.isSaving) onSave?.(text.trim());
  };

  return (
    <AnswerRoot as="form" aria-label={t('answer.title')} onSubmit={handleSubmit}>
      <Field
        label={t('answer.title')}
        hint={t('answer.hint')}
        error={isLong ? refusal : state.reason}
        counter={{ used, limit: most }}
        isRequired
      >
        <TextArea rows={4} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      {state.conflict}
      <AnswerFoot>
        <small />
        <Button size="small" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          size="small"
          tone="primary"
          fill="filled"
          disabledReason={refusal}
          busyLabel={state.isSaving ? t('saving') : undefined}
        >
          {state.conflict ? t('conflict.again') : t('answer.publish')}
        </Button>
      </AnswerFoot>
    </AnswerRoot>
  );
}
