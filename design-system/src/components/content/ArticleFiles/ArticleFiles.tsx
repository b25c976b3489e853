import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { FilesRoot } from './ArticleFiles.styles.ts';

export interface ArticleFilesProps {
  /** `size` in bytes. */
  files: readonly { id: string; name: string; size: number }[];
  /** `locked`: they are named, and the article says what is missing; `writing`: they can be taken out. */
  state:
    | { kind: 'open'; onOpen: (id: string) => void }
    | { kind: 'locked' }
    | { kind: 'writing'; onRemove: (id: string) => void };
}

/** Files that come with an article (D30). */
export function ArticleFiles({ files, state }: ArticleFilesProps) {
  const { t } = useTranslation('article');
  const formats = useFormats();
  const id = useId();
  if (files.length === 0) return null;
  return (
    <FilesRoot aria-labelledby={id}>
      <h2 id={id}>{t('files')}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <span>{file.name}</span>
            <small>{formats.bytes(file.size)}</small>
            {state.kind === 'open' && (
              <Button size="small" onClick={() => state.onOpen(file.id)} aria-label={t('openFile', file)}>
                {t('open')}
              </Button>
            )}
            {state.kind === 'writing' && (
              <Button size="small" onClick={() => state.onRemove(file.id)} aria-label={t('removeFile', file)}>
                {t('remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </FilesRoot>
  );
}
