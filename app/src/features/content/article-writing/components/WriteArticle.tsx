import {
  articleAccesses,
  articleLimits,
  documentBlock,
  type DocumentBlock,
} from '@goldbean/contract/content';
import { ArticleFiles, DocumentEditor, ReviewNote } from '@goldbean/design-system/content';
import { useFormats } from '@goldbean/design-system/formats';
import {
  Banner,
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Field,
  Select,
  Skeleton,
  TextInput,
} from '@goldbean/design-system/primitives';
import { WriteScreen } from '@goldbean/design-system/screens/content';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useLeaveWarning } from '../../../../shared/forms/index.ts';
import { errorWords } from '../../../../shared/i18n/index.ts';
import { paths } from '../../../../shared/paths/index.ts';
import {
  attachFile,
  changeWriting,
  detachFile,
  isComplete,
  loadWriting,
  openWriting,
  type SendArticleFile,
  sendCover,
  sendPicture,
  submitArticle,
  writeDocument,
} from '../article-writing.actions.ts';
import { articleWritingState, type DraftDocument } from '../article-writing.state.ts';

export interface WriteArticleProps {
  /** `new`, or the id of an article of mine. */
  readonly id: string;
  readonly sendFile: SendArticleFile;
}

/** An address as the server takes it. */
const isLink = (href: string): boolean =>
  documentBlock.safeParse({ kind: 'paragraph', runs: [{ text: 'x', href }] }).success;

/** S50: where an article is written, kept and sent for review. */
export function WriteArticle({ id, sendFile }: WriteArticleProps) {
  const { t } = useTranslation(['article', 'content']);
  const formats = useFormats();
  const state = useSnapshot(articleWritingState);
  const { phase, error, cover, access } = state;
  const coverInput = useRef<HTMLInputElement>(null);
  const fileInput = useRef<HTMLInputElement>(null);
  useEffect(() => openWriting(id), [id]);
  // A draft that the server takes is kept by itself.
  useLeaveWarning(state.isChanged && (state.isChange || error !== null));

  const instead = () => {
    if (phase === 'loading') return <Skeleton height="320px" shape="block" />;
    if (phase === 'failed')
      return (
        <ErrorState
          title={t('form.loadFailed')}
          retry={{ label: t('content:retry'), onRetry: () => void loadWriting() }}
        >
          {errorWords(error)}
        </ErrorState>
      );
    if (phase !== 'sent') return undefined;
    return (
      <EmptyState
        title={t('form.sent')}
        action={<ButtonLink href={paths.article.href({ id: state.id ?? '' })}>{t('form.see')}</ButtonLink>}
      >
        {t('form.sentHint')}
      </EmptyState>
    );
  };
  const pick = (input: HTMLInputElement, then: (file: File) => Promise<void>) => {
    const file = input.files?.[0];
    input.value = '';
    if (file) void then(file);
  };
  const notice = () => {
    if (error !== null) return <Banner tone="danger">{errorWords(error)}</Banner>;
    return (
      state.refusal !== '' && (
        <ReviewNote state={{ kind: 'rejected', reason: state.refusal }} isEdit={state.isDisplayed} />
      )
    );
  };
  return (
    <WriteScreen
      title={t('write')}
      instead={instead()}
      notice={notice()}
      heading={
        <Field
          label={t('form.title')}
          isRequired
          counter={{ used: Array.from(state.title).length, limit: articleLimits.articleTitle }}
        >
          <TextInput value={state.title} onChange={(event) => changeWriting({ title: event.target.value })} />
        </Field>
      }
      cover={cover?.url ?? ''}
      coverTools={
        <>
          <input
            ref={coverInput}
            type="file"
            hidden
            accept="image/*"
            aria-label={t('form.cover')}
            onChange={(event) => pick(event.target, (file) => sendCover(file, sendFile))}
          />
          <Button onClick={() => coverInput.current?.click()}>
            {t(cover ? 'form.otherCover' : 'form.cover')}
          </Button>
          {cover && <Button onClick={() => changeWriting({ cover: null })}>{t('form.noCover')}</Button>}
        </>
      }
      editor={
        <DocumentEditor
          label={t('editor.text')}
          initial={state.initial.blocks}
          pictures={state.pictures}
          // The editor hands out nothing else than the contract's blocks.
          onChange={(blocks) => writeDocument(blocks as readonly DocumentBlock[])}
          onPicture={(file) => sendPicture(file, sendFile)}
          isLink={isLink}
        />
      }
      files={
        <ArticleFiles
          files={state.files.map(({ fileId, name, size }) => ({ id: fileId, name, size }))}
          state={{ kind: 'writing', onRemove: detachFile }}
        />
      }
      fileTools={
        <>
          <input
            ref={fileInput}
            type="file"
            hidden
            aria-label={t('form.addFile')}
            onChange={(event) => pick(event.target, (file) => attachFile(file, sendFile))}
          />
          {state.files.length < articleLimits.articleFiles && (
            <Button onClick={() => fileInput.current?.click()}>{t('form.addFile')}</Button>
          )}
        </>
      }
      access={
        <>
          <Field label={t('form.access')} hint={t('form.channelHint')}>
            <Select
              value={access}
              options={articleAccesses.map((value) => ({ value, label: t(`accessOf.${value}`) }))}
              onChange={(event) => {
                const chosen = articleAccesses.find((value) => value === event.target.value);
                if (chosen) changeWriting({ access: chosen });
              }}
            />
          </Field>
          {access === 'paid' && (
            <Field label={t('form.price')}>
              <TextInput
                inputMode="decimal"
                end={state.currency}
                value={state.price}
                onChange={(event) => changeWriting({ price: event.target.value })}
              />
            </Field>
          )}
        </>
      }
      foot={
        <>
          <span>{state.savedAt !== null && t('form.kept', { time: formats.time(state.savedAt) })}</span>
          <Button
            tone="primary"
            fill="filled"
            onClick={() => void submitArticle()}
            {...(phase === 'sending' && { busyLabel: t('form.sending') })}
            {...(!isComplete({ ...state, document: state.document as DraftDocument }) && {
              disabledReason: t('form.nothing'),
            })}
          >
            {t('form.submit')}
          </Button>
        </>
      }
    />
  );
}
