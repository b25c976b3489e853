import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Banner,
  Button,
  Dialog,
  Field,
  FileDrop,
  TextArea,
  TextInput,
  UploadItem,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { type ChosenPicture, PicturePicker } from '../PicturePicker/PicturePicker.tsx';
import { BookFormRoot, BookFormSet } from './EBookForm.styles.ts';

/** What staff write of a book. */
export interface EBookDraft {
  title: string;
  author: string;
  about: string;
}

/** The file of a book as far as it has come. */
export type ChosenBook =
  | { kind: 'none' }
  /** `reason` is a sentence; it can be sent again. */
  | { kind: 'failed'; name: string; size: number; reason: string }
  /** `share` of its bytes has arrived, 0 to 1. */
  | { kind: 'uploading'; name: string; size: number; share: number }
  | { kind: 'ready'; name: string; size: number };

export interface EBookFormProps {
  /** A new book is put out, or one that is out is changed. */
  mode: 'open' | 'edit';
  draft: EBookDraft;
  book: ChosenBook;
  /** At most one. */
  cover: readonly ChosenPicture[];
  /** What is wrong, as sentences. */
  errors: Readonly<Partial<Record<keyof EBookDraft | 'book' | 'cover', string>>>;
  /** Most characters of each field, and most bytes of the file. */
  limits: Readonly<Record<keyof EBookDraft | 'bytes', number>>;
  isSending: boolean;
  /** Why the last try did not arrive, as a sentence. */
  failure?: string | undefined;
  onChange: (change: Partial<EBookDraft>) => void;
  onBook: (file: File) => void;
  onNoBook: () => void;
  onRetryBook: () => void;
  onCover: (file: File) => void;
  onNoCover: () => void;
  onRetryCover: () => void;
  onSend: () => void;
  onClose: () => void;
}

const lengthOf = (text: string): number => Array.from(text.trim()).length;

/** Puts a book out or changes one, with its file and cover (G721, S07). */
export function EBookForm(props: EBookFormProps) {
  const { mode, draft, cover, errors, limits, isSending, failure, onChange } = props;
  const { t } = useTranslation('ebooks');
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const awaitsAnswer = useRef(false);

  // After each render: which of them brings the answer is the owner's affair.
  useEffect(() => {
    if (!awaitsAnswer.current || isSending) return;
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (!wrong) return;
    awaitsAnswer.current = false;
    wrong.focus();
  });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    awaitsAnswer.current = true;
    props.onSend();
  };
  const field = (name: 'title' | 'author', label: string) => (
    <Field
      label={label}
      error={errors[name]}
      counter={{ used: lengthOf(draft[name]), limit: limits[name] }}
      isRequired
    >
      <TextInput value={draft[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
    </Field>
  );
  return (
    <Dialog
      isOpen
      size="large"
      onClose={() => !isSending && props.onClose()}
      title={t(mode === 'open' ? 'form.openTitle' : 'form.editTitle')}
      closeLabel={t('form.close')}
      keepsOnOutsidePress
      footer={
        <>
          <Button disabled={isSending} onClick={props.onClose}>
            {t('form.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            fill="filled"
            busyLabel={isSending ? t('form.saving') : undefined}
          >
            {t('form.save')}
          </Button>
        </>
      }
    >
      <BookFormRoot ref={form} id={formId} noValidate onSubmit={handleSubmit}>
        {field('title', t('form.title'))}
        {field('author', t('form.author'))}
        <Field
          label={t('form.about')}
          error={errors.about}
          counter={{ used: lengthOf(draft.about), limit: limits.about }}
          isRequired
        >
          <TextArea
            rows={4}
            value={draft.about}
            onChange={(event) => onChange({ about: event.target.value })}
          />
        </Field>
        <BookFile {...props} />
        <BookFormSet>
          <legend>{t('form.cover')}</legend>
          <PicturePicker
            pictures={cover}
            most={1}
            onAdd={([file]) => file && props.onCover(file)}
            onRemove={props.onNoCover}
            onRetry={props.onRetryCover}
          />
          {errors.cover !== undefined && <p role="alert">{errors.cover}</p>}
        </BookFormSet>
        {failure !== undefined && <Banner tone="danger">{failure}</Banner>}
      </BookFormRoot>
    </Dialog>
  );
}

/** The file of the book: choose, see it go, see it. */
function BookFile({ mode, book, errors, limits, onBook, onNoBook, onRetryBook }: EBookFormProps) {
  const { t } = useTranslation('ebooks');
  const formats = useFormats();
  const status = () => {
    if (book.kind === 'failed') return book.reason;
    return book.kind === 'uploading' ? formats.percent(book.share) : t('form.uploaded');
  };
  return (
    <BookFormSet>
      <legend>{t('form.file')}</legend>
      {book.kind === 'none' ? (
        <FileDrop
          title={t('form.drop')}
          hint={t('form.fileHint', { size: formats.bytes(limits.bytes) })}
          chooseLabel={t('form.choose')}
          accept="application/pdf,.pdf"
          onFiles={([file]) => file && onBook(file)}
        />
      ) : (
        <UploadItem
          name={book.name}
          size={formats.bytes(book.size)}
          state={
            book.kind === 'uploading'
              ? { kind: 'uploading', share: book.share }
              : { kind: book.kind === 'ready' ? 'done' : 'failed' }
          }
          status={status()}
          remove={{ label: t('form.removeFile', { name: book.name }), onRemove: onNoBook }}
          {...(book.kind === 'failed' && { retry: { label: t('retry'), onRetry: onRetryBook } })}
        />
      )}
      {mode === 'edit' && book.kind === 'none' && <p>{t('form.fileStays')}</p>}
      {errors.book !== undefined && <p role="alert">{errors.book}</p>}
    </BookFormSet>
  );
}
