import { useTranslation } from 'react-i18next';
import {
  Button,
  ChevronRightIcon,
  ErrorState,
  SearchIcon,
  Skeleton,
  TextInput,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import type { FileFolderProps } from './file-folder.ts';
import { FilesBy, FilesHead, FilesPath, FilesRoot, FilesWaiting } from './FileFolder.styles.ts';
import { FileRows } from './FileRows.tsx';

const waiting = ['1', '2', '3', '4'];

/** What was sent in the class, by folder and by who sent it: search, preview, download (E37). */
export function FileFolder({
  state,
  path,
  onOpenFolder,
  onDownload,
  onMore,
  person = null,
  onPerson,
  query,
  onSearch,
  onRetry,
}: FileFolderProps) {
  const { t } = useTranslation('chat');
  const here = path.at(-1);
  return (
    <FilesRoot aria-label={t('files.label')}>
      <FilesHead>
        <FilesPath aria-label={t('files.path')}>
          <ol>
            <li>
              {here ? (
                <button type="button" onClick={() => onOpenFolder(null)}>
                  {t('files.root')}
                </button>
              ) : (
                <span aria-current="page">{t('files.root')}</span>
              )}
            </li>
            {path.map((folder) => (
              <li key={folder.id}>
                <ChevronRightIcon aria-hidden="true" />
                {folder === here ? (
                  <span aria-current="page">{folder.name}</span>
                ) : (
                  <button type="button" onClick={() => onOpenFolder(folder)}>
                    {folder.name}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </FilesPath>
        <div>
          <TextInput
            type="search"
            size="small"
            aria-label={t('files.search')}
            placeholder={t('files.search')}
            start={<SearchIcon aria-hidden="true" />}
            value={query}
            onChange={(event) => onSearch(event.target.value)}
          />
        </div>
        {person && (
          <FilesBy>
            {t('records.by', { name: person.nickname })}
            <Button size="small" onClick={() => onPerson?.(null)}>
              {t('records.everybody')}
            </Button>
          </FilesBy>
        )}
      </FilesHead>
      {state.kind === 'loading' && (
        <FilesWaiting aria-busy="true">
          <VisuallyHidden as="output">{t('files.loading')}</VisuallyHidden>
          {waiting.map((row) => (
            <Skeleton key={row} shape="block" height="44px" />
          ))}
        </FilesWaiting>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('files.failed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <FileRows
          folders={state.folders}
          files={state.files}
          isSearching={query !== ''}
          person={person}
          onPerson={onPerson}
          onOpenFolder={onOpenFolder}
          onDownload={onDownload}
        />
      )}
      {state.kind === 'ready' && onMore && (
        <Button size="small" onClick={onMore}>
          {t('files.more')}
        </Button>
      )}
    </FilesRoot>
  );
}
