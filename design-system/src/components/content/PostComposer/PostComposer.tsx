import { postLimits } from '@goldbean/contract/rules';
import { useTranslation } from 'react-i18next';
import { Button, CircleCheckIcon, EmptyState, Field, Select, TextArea } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type ChosenPicture, PicturePicker } from '../PicturePicker/PicturePicker.tsx';
import { ReviewNote } from '../ReviewNote/ReviewNote.tsx';
import { ComposerFoot, ComposerReward, ComposerRoot } from './PostComposer.styles.ts';

export type PostComposerState =
  /** `savedAt` (UTC ms): the draft is kept (S06). */
  | { kind: 'editing'; savedAt?: number }
  | { kind: 'sending' }
  /** It did not arrive and everything is kept; `reason` is a sentence for the member. */
  | { kind: 'failed'; reason: string }
  /** Came back from review with its text (F3, F4). */
  | { kind: 'rejected'; reason: string }
  /** In review now: `place` in the queue, from 1, and the usual wait in ms, where known. */
  | { kind: 'submitted'; place?: number; usualWait?: number };

export interface PostComposerProps {
  state: PostComposerState;
  text: string;
  onText: (text: string) => void;
  topics: readonly { id: string; name: string }[];
  /** Empty while none is chosen; a post needs none. */
  topicId: string;
  onTopic: (id: string) => void;
  pictures: readonly ChosenPicture[];
  /** Chosen, pasted or dropped; the owner checks kind, size and number. */
  onAddPictures: (files: readonly File[]) => void;
  onRemovePicture: (id: string) => void;
  onRetryPicture: (id: string) => void;
  /** Called with the trimmed text, never empty (V22), and with all pictures there. */
  onSubmit: (text: string) => void;
  /** Begins another one, after this one was submitted. */
  onAnother: () => void;
  /** Beans for my first post, paid on approval (K23, D51); not given once they were paid. */
  firstPostReward?: number;
  /** Most characters. */
  limit?: number;
}

/** Writes a post for the topic circle: words, pictures, a topic. */
export function PostComposer({ state, onAnother, ...rest }: PostComposerProps) {
  const { t } = useTranslation('content');
  if (state.kind === 'submitted') {
    return (
      <ComposerRoot as="section">
        <EmptyState
          icon={<CircleCheckIcon aria-hidden="true" />}
          title={t('composer.submitted')}
          action={<Button onClick={onAnother}>{t('composer.another')}</Button>}
        >
          <ReviewNote state={{ ...state, kind: 'pending' }} />
        </EmptyState>
      </ComposerRoot>
    );
  }
  return <Editor state={state} {...rest} />;
}

interface EditorProps extends Omit<PostComposerProps, 'state' | 'onAnother'> {
  state: Exclude<PostComposerState, { kind: 'submitted' }>;
}

function Editor({
  state,
  text,
  onText,
  topics,
  topicId,
  onTopic,
  pictures,
  onAddPictures,
  onRemovePicture,
  onRetryPicture,
  onSubmit,
  firstPostReward,
  limit = postLimits.postCharacters,
}: EditorProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const used = Array.from(text).length;
  const isLong = used > limit;
  const tooLong = t('tooLong', { n: formats.number(limit) });

  const refusal = () => {
    if (text.trim() === '') return t('composer.required');
    if (isLong) return tooLong;
    if (pictures.some((picture) => picture.state.kind === 'uploading')) return t('pictures.wait');
    if (pictures.some((picture) => picture.state.kind === 'failed')) return t('pictures.failed');
    return undefined;
  };
  const disabledReason = refusal();

  return (
    <ComposerRoot
      aria-label={t('composer.title')}
      onPaste={(event) => {
        const pasted = [...event.clipboardData.files];
        if (pasted.length === 0) return;
        event.preventDefault();
        if (state.kind !== 'sending') onAddPictures(pasted);
      }}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const dropped = [...event.dataTransfer.files];
        if (dropped.length === 0) return;
        // A browser left alone would open the picture in place of the page.
        event.preventDefault();
        if (state.kind !== 'sending') onAddPictures(dropped);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (disabledReason === undefined && state.kind !== 'sending') onSubmit(text.trim());
      }}
    >
      {state.kind === 'rejected' && <ReviewNote state={state} />}
      {firstPostReward !== undefined && (
        <ComposerReward>
          {t('composer.reward', { count: firstPostReward, n: formats.number(firstPostReward) })}
        </ComposerReward>
      )}
      <Field label={t('composer.text')} isRequired error={isLong && tooLong} counter={{ used, limit }}>
        <TextArea
          rows={5}
          mostRows={16}
          placeholder={t('composer.placeholder')}
          readOnly={state.kind === 'sending'}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <PicturePicker
        pictures={pictures}
        onAdd={onAddPictures}
        onRemove={onRemovePicture}
        onRetry={onRetryPicture}
      />
      <Field label={t('composer.topic')}>
        <Select
          value={topicId}
          options={[
            { value: '', label: t('composer.noTopic') },
            ...topics.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => onTopic(event.target.value)}
        />
      </Field>
      <ComposerFoot>
        <p aria-live="polite" data-tone={state.kind === 'failed' ? 'danger' : undefined}>
          {state.kind === 'failed' && state.reason}
          {state.kind === 'editing' && state.savedAt !== undefined
            ? t('composer.draftSaved', { time: formats.time(state.savedAt) })
            : state.kind !== 'failed' && t('comment.hint')}
        </p>
        <Button
          type="submit"
          tone="primary"
          fill="filled"
          disabledReason={disabledReason}
          busyLabel={state.kind === 'sending' ? t('sending') : undefined}
        >
          {t('composer.submit')}
        </Button>
      </ComposerFoot>
    </ComposerRoot>
  );
}
