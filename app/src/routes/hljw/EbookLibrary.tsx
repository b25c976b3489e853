import { Button, SearchInput } from '@goldbean/design-system/primitives';
import { EBookReaderScreen, EBooksScreen } from '@goldbean/design-system/screens/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import {
  EbookDesk,
  type EbookDeskProps,
  EbookReader,
  Ebooks,
  writeEbook,
} from '../../features/content/ebooks/index.ts';
import { uploadFile, uploadPicture } from '../../features/people/files/index.ts';
import { identityState } from '../../features/people/identity/index.ts';
import { paths } from '../../shared/paths/index.ts';

/** The two addresses of the library: of the platform, and of the static zone (D93). */
const libraries = { main: paths.ebooks, static: paths.staticEbooks } as const;

const sendPart: EbookDeskProps['sendPart'] = (part, file, onProgress, signal) =>
  part === 'book'
    ? uploadFile('ebook', file, onProgress, signal)
    : uploadPicture('ebook_cover', file, onProgress, signal);

export interface EbookLibraryProps {
  readonly zone: keyof typeof libraries;
}

/** The books of the house; `book` in the address opens one in their place (S07, D91). */
export function EbookLibrary({ zone }: EbookLibraryProps) {
  const { t } = useTranslation('ebooks');
  const go = useNavigate();
  const [query] = useSearchParams();
  const { roles } = useSnapshot(identityState);
  const library = libraries[zone];
  const q = query.get('q') ?? '';
  const book = query.get('book') ?? '';
  const [words, setWords] = useState(q);
  const isStaff = roles.includes('admin');
  const look = (wanted: string) => void go(library.href({ q: wanted.trim() }), { replace: true });

  if (book !== '')
    return (
      <EBookReaderScreen>
        <EbookReader id={book} onClose={() => void go(library.href({ q }))} />
      </EBookReaderScreen>
    );
  return (
    <EBooksScreen
      actions={
        isStaff && (
          <Button tone="primary" fill="filled" onClick={() => writeEbook(null)}>
            {t('publish')}
          </Button>
        )
      }
      search={
        <SearchInput
          label={t('search')}
          placeholder={t('placeholder')}
          clearLabel={t('clear')}
          value={words}
          onChange={(value) => {
            setWords(value);
            if (value === '' && q !== '') look('');
          }}
          onSearch={look}
        />
      }
      books={
        <Ebooks
          q={q}
          isStaff={isStaff}
          hrefOf={(id) => library.href({ q, book: id })}
          onAll={() => {
            setWords('');
            look('');
          }}
        />
      }
      over={isStaff && <EbookDesk sendPart={sendPart} />}
    />
  );
}
