import { calls, type EbookCard } from '@goldbean/contract/content';
import { ref } from 'valtio/vanilla';
import { asApiError } from '../../../shared/api/index.ts';
import { createDraftForm, fieldErrors } from '../../../shared/forms/index.ts';
import { onMemberGone } from '../../../shared/session/index.ts';
import { letPartGo } from './ebook-files.actions.ts';
import { blankEbook, ebookFormState as state, emptyEbookForm, type EbookValues } from './ebook-form.state.ts';
import * as service from './ebooks.service.ts';

function inputOf(values: EbookValues): service.EbookInput {
  const { id, files } = state;
  const [fileId, coverId] = [files.book?.fileId ?? null, files.cover?.fileId ?? null];
  return {
    ...(id !== null && { id }),
    ...values,
    ...(fileId !== null && { file_id: fileId }),
    ...(coverId !== null && { cover_id: coverId }),
  };
}

/** Refusals of the server that belong to the file of the book. */
const ofFile: ReadonlySet<string> = new Set(['ebook.file', 'ebook.broken', 'ebook.locked', 'ebook.too_long']);

const form = createDraftForm<EbookValues, service.EbookInput>({
  state: () => state,
  inputOf,
  check: (values) => ({
    ...fieldErrors(calls.ebooks.save.input, inputOf(values)),
    // A new book has a file; one that is out keeps its own.
    ...(state.id === null && state.files.book === null && { file_id: 'ebook.file' }),
  }),
  onFailed: (error) => {
    const refused = asApiError(error);
    if (ofFile.has(refused.msgKey)) state.errors['file_id'] = refused.msgKey;
    else state.failure = ref(refused);
  },
});

/** Opens the form. @param book that is changed; null for a new one */
export function writeEbook(book: Pick<EbookCard, 'id' | 'title' | 'author' | 'about'> | null): void {
  Object.assign(state, emptyEbookForm(), { isOpen: true, id: book?.id ?? null });
  form.open(book ? { title: book.title, author: book.author, about: book.about } : blankEbook());
}

export const changeEbook = (change: Partial<EbookValues>): void => form.change(change);

export function closeEbookForm(): void {
  letPartGo('book');
  letPartGo('cover');
  state.isOpen = false;
}
onMemberGone(closeEbookForm);

/** G721; a refusal stays in the form, and what has not arrived of the files is waited for. @returns whether it is out */
export async function sendEbook(): Promise<boolean> {
  state.failure = null;
  const parts = Object.values(state.files);
  if (parts.some((part) => part !== null && part.fileId === null)) return false;
  const id = await form.submit(service.saveEbook);
  if (id !== null) closeEbookForm();
  return id !== null;
}
