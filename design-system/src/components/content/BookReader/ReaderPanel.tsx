import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, PencilIcon, SearchInput, TextInput } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { Highlight } from '../Highlight/Highlight.tsx';
import { NoteForm, PanelRoot, PanelRow } from './ReaderPanel.styles.ts';

/** What stands beside the page. */
export type ReaderPanelKind = 'contents' | 'bookmarks' | 'search';

/** A page that the member marked; `note` may be empty. */
export interface ReaderBookmark {
  page: number;
  note: string;
}

/** Words that were found, with some before and after them. */
export interface ReaderHit {
  page: number;
  text: string;
}

export interface ReaderPanelProps {
  kind: ReaderPanelKind;
  page: number;
  /** Chapters with the page they begin on, in order; empty where the book has none. */
  contents: readonly { title: string; page: number }[];
  /** By page. */
  bookmarks: readonly ReaderBookmark[];
  /** Most characters of a note. */
  noteLimit: number;
  /** What is looked for in the book; `isCut`: there is more than is listed. */
  search: { query: string; isBusy: boolean; hits: readonly ReaderHit[]; isCut: boolean };
  onPage: (page: number) => void;
  onNote: (page: number, note: string) => void;
  onSearch: (query: string) => void;
}

/** What stands beside the page of a book: its chapters, my bookmarks, or what was found in it (S07). A part of BookReader. */
export function ReaderPanel(props: ReaderPanelProps) {
  switch (props.kind) {
    case 'contents':
      return <Contents {...props} />;
    case 'bookmarks':
      return <Bookmarks {...props} />;
    case 'search':
      return <Search {...props} />;
  }
}

function Contents({ page, contents, onPage }: ReaderPanelProps) {
  const { t } = useTranslation(['content', 'ebooks']);
  const formats = useFormats();
  const chapter = contents.findLastIndex((one) => one.page <= page);
  return (
    <PanelRoot aria-label={t('book.contents')}>
      {contents.length === 0 && <p>{t('ebooks:reader.noContents')}</p>}
      <ul>
        {contents.map((one, at) => (
          <PanelRow key={`${one.page} ${one.title}`}>
            <button
              type="button"
              aria-current={at === chapter ? 'location' : undefined}
              onClick={() => onPage(one.page)}
            >
              <span>{one.title}</span>
              <span>{formats.number(one.page)}</span>
            </button>
          </PanelRow>
        ))}
      </ul>
    </PanelRoot>
  );
}

function Bookmarks({ page, bookmarks, noteLimit, onPage, onNote }: ReaderPanelProps) {
  const { t } = useTranslation('ebooks');
  const formats = useFormats();
  /** The one whose note is written, and what stands there so far. */
  const [draft, setDraft] = useState<ReaderBookmark | null>(null);
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (draft) onNote(draft.page, draft.note);
    setDraft(null);
  };
  return (
    <PanelRoot aria-label={t('reader.bookmarks')}>
      {bookmarks.length === 0 && <p>{t('reader.noBookmarks')}</p>}
      <ul>
        {bookmarks.map((mark) => {
          const n = formats.number(mark.page);
          if (draft?.page === mark.page)
            return (
              <PanelRow key={mark.page}>
                <NoteForm onSubmit={save}>
                  <TextInput
                    aria-label={t('reader.note', { n })}
                    value={draft.note}
                    maxLength={noteLimit}
                    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the pencil was pressed to write here
                    autoFocus
                    onChange={(event) => setDraft({ page: mark.page, note: event.target.value })}
                  />
                  <Button type="submit" size="small">
                    {t('reader.saveNote')}
                  </Button>
                </NoteForm>
              </PanelRow>
            );
          return (
            <PanelRow key={mark.page}>
              <button
                type="button"
                aria-current={mark.page === page ? 'page' : undefined}
                onClick={() => onPage(mark.page)}
              >
                <span>{mark.note === '' ? t('reader.pageNumber', { n }) : mark.note}</span>
                <span>{n}</span>
              </button>
              <IconButton
                size="small"
                label={t('reader.editNote', { n })}
                icon={<PencilIcon aria-hidden="true" />}
                onClick={() => setDraft(mark)}
              />
            </PanelRow>
          );
        })}
      </ul>
    </PanelRoot>
  );
}

function Search({ search, onPage, onSearch }: ReaderPanelProps) {
  const { t } = useTranslation('ebooks');
  const formats = useFormats();
  const { query, isBusy, hits, isCut } = search;
  const count = { count: hits.length, n: formats.number(hits.length) };
  return (
    <PanelRoot aria-label={t('reader.search')}>
      <SearchInput
        label={t('reader.search')}
        clearLabel={t('clear')}
        size="small"
        value={query}
        onChange={onSearch}
        {...(isBusy && { busyLabel: t('reader.searching') })}
      />
      <p role="status">
        {query.trim() !== '' && !isBusy && t(isCut ? 'reader.foundMany' : 'reader.found', count)}
      </p>
      <ul>
        {hits.map(({ page, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- the same words may stand twice on a page
          <PanelRow key={at}>
            <button type="button" onClick={() => onPage(page)}>
              <span>
                <Highlight text={text} query={query} />
              </span>
              <span>{formats.number(page)}</span>
            </button>
          </PanelRow>
        ))}
      </ul>
    </PanelRoot>
  );
}
