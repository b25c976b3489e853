import { ebookLimits } from '@goldbean/contract/content';
import { fileLimits } from '@goldbean/contract/people';
import { type ChosenBook, EBookForm } from '@goldbean/design-system/content';
import { ConfirmDialog } from '@goldbean/design-system/primitives';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useDraft, useLeaveWarning } from '../../../../shared/forms/index.ts';
import { errorWords, refusalWords } from '../../../../shared/i18n/index.ts';
import { addPart, letPartGo, retryPart, type SendPart } from '../ebook-files.actions.ts';
import { changeEbook, closeEbookForm, sendEbook } from '../ebook-form.actions.ts';
import { ebookFormState } from '../ebook-form.state.ts';
import { askToRemove, refreshEbooks, removeEbook } from '../ebooks.actions.ts';
import { ebooksState } from '../ebooks.state.ts';

export interface EbookDeskProps {
  readonly sendPart: SendPart;
}

const limits = {
  title: ebookLimits.ebookTitleCharacters,
  author: ebookLimits.ebookAuthorCharacters,
  about: ebookLimits.ebookAboutCharacters,
  bytes: fileLimits.documentBytes,
} as const;

/** Fields of the call, and of the form. */
const fields = {
  title: 'title',
  author: 'author',
  about: 'about',
  file_id: 'book',
  cover_id: 'cover',
} as const;

/** What staff do with the books: put out, change, take back (G721, G722, S07). */
export function EbookDesk({ sendPart }: EbookDeskProps) {
  return (
    <>
      <Form sendPart={sendPart} />
      <Removal />
    </>
  );
}

function Form({ sendPart }: EbookDeskProps) {
  const form = useDraft(ebookFormState);
  useLeaveWarning(form.isOpen && form.isChanged);
  if (!form.isOpen) return null;
  const { book, cover } = form.files;
  const send = async () => {
    if (await sendEbook()) refreshEbooks();
  };
  const chosen = (): ChosenBook => {
    if (book === null) return { kind: 'none' };
    const { name, size, share, error, fileId } = book;
    if (error !== null) return { kind: 'failed', name, size, reason: errorWords(error) };
    return fileId === null ? { kind: 'uploading', name, size, share } : { kind: 'ready', name, size };
  };
  const front = () => {
    if (cover === null) return [];
    const { name, url, share, error, fileId } = cover;
    const arriving = fileId === null ? ({ kind: 'uploading', share } as const) : ({ kind: 'ready' } as const);
    const state = error === null ? arriving : ({ kind: 'failed', reason: errorWords(error) } as const);
    return [{ id: 'cover', name, url, state }];
  };
  const errors = Object.fromEntries(
    Object.entries(fields).flatMap(([field, name]) => {
      const msgKey = form.errors[field];
      return msgKey === undefined ? [] : [[name, refusalWords(msgKey)]];
    }),
  );
  return (
    <EBookForm
      mode={form.id === null ? 'open' : 'edit'}
      draft={form.values}
      book={chosen()}
      cover={front()}
      errors={errors}
      limits={limits}
      isSending={form.isSending}
      failure={form.failure === null ? undefined : errorWords(form.failure)}
      onChange={changeEbook}
      onBook={(file) => addPart('book', file, sendPart)}
      onNoBook={() => letPartGo('book')}
      onRetryBook={() => retryPart('book', sendPart)}
      onCover={(file) => addPart('cover', file, sendPart)}
      onNoCover={() => letPartGo('cover')}
      onRetryCover={() => retryPart('cover', sendPart)}
      onSend={() => void send()}
      onClose={closeEbookForm}
    />
  );
}

function Removal() {
  const { t } = useTranslation('ebooks');
  const { removing } = useSnapshot(ebooksState);
  return (
    <ConfirmDialog
      isOpen={removing !== null}
      title={t('removing.title')}
      confirmLabel={t('removing.confirm')}
      cancelLabel={t('removing.cancel')}
      closeLabel={t('removing.close')}
      tone="danger"
      onConfirm={() => void removeEbook()}
      onCancel={() => askToRemove(null)}
    >
      {t('removing.text', { title: removing?.title ?? '' })}
    </ConfirmDialog>
  );
}
