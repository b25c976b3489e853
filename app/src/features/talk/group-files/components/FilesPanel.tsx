import { fileFolder } from '@goldbean/contract/talk';
import { FileFolder, type FileFolderState } from '@goldbean/design-system/chat';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { asApiError } from '../../../../shared/api/index.ts';
import { documentHref } from '../../../../shared/files/index.ts';
import { refusalWords } from '../../../../shared/i18n/index.ts';
import { moreFiles, openFiles, saveFile, want } from '../group-files.actions.ts';
import { groupFilesState } from '../group-files.state.ts';

interface FilesPanelProps {
  readonly groupId: string;
}

/** Where a document is read in the page (S26). */
const hrefOf = (fileId: string, name: string) => {
  const href = documentHref(fileId, name);
  return href === undefined ? {} : { href };
};

/** What was sent in the group (E37). */
export function FilesPanel({ groupId }: FilesPanelProps) {
  const { t } = useTranslation('chat');
  const { wanted, files } = useSnapshot(groupFilesState);
  useEffect(() => openFiles(groupId), [groupId]);
  const folders = fileFolder.options.map((id) => ({ id, name: t(`records.kinds.${id}`) }));
  const stateOf = (): FileFolderState => {
    if (files.phase === 'loading') return { kind: 'loading' };
    if (files.phase === 'failed')
      return { kind: 'error', reason: refusalWords(asApiError(files.error).msgKey) };
    return {
      kind: 'ready',
      folders: wanted.folder === null && wanted.query === '' && !wanted.person ? folders : [],
      files: files.list.map(({ seq, file_id: fileId, name, size, folder, sender, ts }) => ({
        id: String(seq),
        name,
        size,
        isVideo: folder === 'video',
        sender: sender.nickname,
        uid: sender.uid,
        sentAt: ts,
        ...hrefOf(fileId, name),
      })),
    };
  };
  return (
    <FileFolder
      state={stateOf()}
      path={folders.filter(({ id }) => id === wanted.folder)}
      query={wanted.query}
      person={wanted.person}
      onPerson={(person) => want({ person })}
      onSearch={(query) => want({ query })}
      onOpenFolder={(folder) => want({ folder: fileFolder.options.find((id) => id === folder?.id) ?? null })}
      onDownload={({ id, name }) => {
        const file = files.list.find(({ seq }) => String(seq) === id);
        if (file) void saveFile(file.file_id, name);
      }}
      {...(files.list.length < files.total && { onMore: () => void moreFiles() })}
      onRetry={() => void moreFiles()}
    />
  );
}
