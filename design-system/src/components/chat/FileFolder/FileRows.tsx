import { useTranslation } from 'react-i18next';
import {
  DownloadIcon,
  EmptyState,
  FileIcon,
  FilmIcon,
  FolderIcon,
  IconButton,
  Link,
  SearchIcon,
  UserIcon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { ClassFile, ClassFolder, FileFolderProps, FilesPerson } from './file-folder.ts';
import { downloadClass, fileRowClass, FilesList } from './FileFolder.styles.ts';

interface FileRowsProps extends Pick<FileFolderProps, 'onOpenFolder' | 'onDownload'> {
  /** Whose files alone are listed. */
  person: FilesPerson | null;
  onPerson: FileFolderProps['onPerson'] | undefined;
  folders: readonly ClassFolder[];
  files: readonly ClassFile[];
  isSearching: boolean;
}

/** Folders, then files; what to say where there are none. */
export function FileRows({
  folders,
  files,
  isSearching,
  person,
  onOpenFolder,
  onPerson,
  onDownload,
}: FileRowsProps) {
  const { t } = useTranslation('chat');
  const formats = useFormats();
  if (folders.length + files.length === 0) {
    if (person) return <EmptyState icon={<SearchIcon aria-hidden="true" />} title={t('records.none')} />;
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
              {folder.count !== undefined && (
                <small>{t('files.count', { count: folder.count, n: formats.number(folder.count) })}</small>
              )}
            </span>
          </button>
        </li>
      ))}
      {files.map((file) => {
        const size = formats.bytes(file.size);
        const Icon = file.isVideo ? FilmIcon : FileIcon;
        const download = t('file.download', { name: file.name, size });
        const words = (
          <>
            <Icon aria-hidden="true" />
            <span>
              {file.name}
              <small>{t('files.meta', { size, name: file.sender, time: formats.moment(file.sentAt) })}</small>
            </span>
          </>
        );
        return (
          <li key={file.id}>
            {file.href ? (
              <Link
                look="plain"
                className={fileRowClass}
                href={file.href}
                title={t('files.preview', { name: file.name })}
              >
                {words}
              </Link>
            ) : (
              <div className={fileRowClass}>{words}</div>
            )}
            {onPerson && file.uid !== undefined && !person && (
              <IconButton
                size="small"
                label={t('records.only', { name: file.sender })}
                icon={<UserIcon aria-hidden="true" />}
                onClick={() => onPerson({ uid: file.uid ?? '', nickname: file.sender })}
              />
            )}
            <button
              type="button"
              className={downloadClass}
              title={download}
              aria-label={download}
              onClick={() => onDownload(file)}
            >
              <DownloadIcon aria-hidden="true" />
            </button>
          </li>
        );
      })}
    </FilesList>
  );
}
