import { useTranslation } from 'react-i18next';
import {
  ChevronRightIcon,
  DownloadIcon,
  EmptyState,
  ErrorState,
  FileIcon,
  FilmIcon,
  FolderIcon,
  SearchIcon,
  Skeleton,
  TextInput,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import {
  downloadClass,
  fileRowClass,
  FilesHead,
  FilesList,
  FilesPath,
  FilesRoot,
  FilesWaiting,
} from './FileFolder.styles.ts';

export interface ClassFolder {
  id: string;
  name: string;
  /** Files in it. */
  count: number;
}

export interface ClassFile {
  id: string;
  name: string;
  /** Where it is downloaded. */
  url: string;
  /** In bytes. */
  size: number;
  isVideo?: boolean;
  /** Nickname of who sent it. */
  sender: string;
  /** UTC ms. */
  sentAt: number;
}

export type FileFolderState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; folders: readonly ClassFolder[]; files: readonly ClassFile[] };

export interface FileFolderProps {
  state: FileFolderState;
  /** Folders from the outermost to the open one; empty is the root. */
  path: readonly ClassFolder[];
  /** `null` is the root. */
  onOpenFolder: (folder: ClassFolder | null) => void;
  onPreview: (file: ClassFile) => void;
  query: string;
  onSearch: (query: string) => void;
  onRetry: () => void;
}

const waiting = ['1', '2', '3', '4'];

/** What was sent in the class, by folder: search, preview, download (E37). */
export function FileFolder({
  state,
  path,
  onOpenFolder,
  onPreview,
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
        <Files
          folders={state.folders}
          files={state.files}
          isSearching={query !== ''}
          onOpenFolder={onOpenFolder}
          onPreview={onPreview}
        />
      )}
    </FilesRoot>
  );
}

interface FilesProps extends Pick<FileFolderProps, 'onOpenFolder' | 'onPreview'> {
  folders: readonly ClassFolder[];
  files: readonly ClassFile[];
  isSearching: boolean;
}

function Files({ folders, files, isSearching, onOpenFolder, onPreview }: FilesProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  if (folders.length + files.length === 0) {
    return isSearching ? (
      <EmptyState icon={<SearchIcon aria-hidden="true" />} title={t('files.noneFound')}>
        {t('files.noneFoundHint')}
      </EmptyState>
    ) : (
      <EmptyState icon={<FolderIcon aria-hidden="true" />} title={t('files.empty')}>
        {t('files.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <FilesList>
      {folders.map((folder) => (
        <li key={folder.id}>
          <button type="button" className={fileRowClass} onClick={() => onOpenFolder(folder)}>
            <FolderIcon aria-hidden="true" data-folder />
            <span>
              {folder.name}
              <small>{t('files.count', { count: folder.count, n: formats.number(folder.count) })}</small>
            </span>
          </button>
        </li>
      ))}
      {files.map((file) => {
        const size = formats.bytes(file.size);
        const Icon = file.isVideo ? FilmIcon : FileIcon;
        const download = t('file.download', { name: file.name, size });
        return (
          <li key={file.id}>
            <button
              type="button"
              className={fileRowClass}
              title={t('files.preview', { name: file.name })}
              onClick={() => onPreview(file)}
            >
              <Icon aria-hidden="true" />
              <span>
                {file.name}
                <small>
                  {t('files.meta', { size, name: file.sender, time: formats.moment(file.sentAt) })}
                </small>
              </span>
            </button>
            <a
              className={downloadClass}
              href={file.url}
              download={file.name}
              title={download}
              aria-label={download}
            >
              <DownloadIcon aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </FilesList>
  );
}
