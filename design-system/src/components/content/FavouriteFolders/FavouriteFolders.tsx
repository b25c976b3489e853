import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Button,
  EllipsisIcon,
  ErrorState,
  FolderIcon,
  FolderPlusIcon,
  IconButton,
  Menu,
  MenuItem,
  PencilIcon,
  Skeleton,
  StarIcon,
  Tag,
  Trash2Icon,
  VisuallyHidden,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import type { FavouriteFolderView } from './favourite-folder.ts';
import { FolderOpen, FolderRow, FoldersHead, FoldersRoot, FolderWaiting } from './FavouriteFolders.styles.ts';
import { FolderDeleteDialog } from './FolderDeleteDialog.tsx';
import { FolderNameDialog } from './FolderNameDialog.tsx';

export type FavouriteFoldersState =
  | { kind: 'loading' }
  /** `reason` is a sentence for the member. */
  | { kind: 'error'; reason: string }
  | { kind: 'ready'; folders: readonly FavouriteFolderView[] };

export interface FavouriteFoldersProps {
  state: FavouriteFoldersState;
  selectedId: string;
  onSelect: (id: string) => void;
  onCreate: (title: string) => void;
  onRename: (id: string, title: string) => void;
  onMakeDefault: (id: string) => void;
  /** `moveTo` takes what lies in it; `null` lets it go too (S44). */
  onDelete: (id: string, moveTo: string | null) => void;
  onRetry: () => void;
}

type Question = { kind: 'create' } | { kind: 'rename' | 'delete'; folder: FavouriteFolderView };

/** My folders of kept things: choose, create, rename, delete, and say which one is the default. */
export function FavouriteFolders({ state, onCreate, onRetry, ...rest }: FavouriteFoldersProps) {
  const { t } = useTranslation('content');
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);
  const asked = question && question.kind !== 'create' ? question.folder : undefined;
  return (
    <FoldersRoot aria-label={t('folder.title')} aria-busy={state.kind === 'loading' || undefined}>
      <FoldersHead>
        <h2>{t('folder.title')}</h2>
        {state.kind === 'ready' && (
          <Button
            size="small"
            icon={<FolderPlusIcon aria-hidden="true" />}
            onClick={() => setQuestion({ kind: 'create' })}
          >
            {t('folder.create')}
          </Button>
        )}
      </FoldersHead>
      {state.kind === 'loading' && (
        <FolderWaiting>
          <VisuallyHidden as="output">{t('loading')}</VisuallyHidden>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
          <Skeleton width="60%" />
        </FolderWaiting>
      )}
      {state.kind === 'error' && (
        <ErrorState title={t('folder.loadFailed')} retry={{ label: t('retry'), onRetry }}>
          {state.reason}
        </ErrorState>
      )}
      {state.kind === 'ready' && (
        <>
          <ul>
            {state.folders.map((folder) => (
              <Folder key={folder.id} folder={folder} onAsk={setQuestion} {...rest} />
            ))}
          </ul>
          <FolderNameDialog
            isOpen={question?.kind === 'create' || question?.kind === 'rename'}
            title={asked?.title}
            onSave={(title) => {
              close();
              if (asked) rest.onRename(asked.id, title);
              else onCreate(title);
            }}
            onClose={close}
          />
          <FolderDeleteDialog
            folder={question?.kind === 'delete' ? question.folder : undefined}
            others={state.folders.filter(({ id }) => id !== asked?.id)}
            onDelete={(id, moveTo) => {
              close();
              rest.onDelete(id, moveTo);
            }}
            onClose={close}
          />
        </>
      )}
    </FoldersRoot>
  );
}

interface FolderProps {
  folder: FavouriteFolderView;
  selectedId: string;
  onSelect: (id: string) => void;
  onMakeDefault: (id: string) => void;
  onAsk: (question: Question) => void;
}

function Folder({ folder, selectedId, onSelect, onMakeDefault, onAsk }: FolderProps) {
  const { t } = useTranslation('content');
  const formats = useFormats();
  const { id, title, count, isDefault } = folder;
  const isSelected = id === selectedId;
  return (
    <FolderRow data-selected={isSelected || undefined}>
      <FolderOpen type="button" aria-current={isSelected || undefined} onClick={() => onSelect(id)}>
        <FolderIcon aria-hidden="true" />
        <span>{title}</span>
        {isDefault && <Tag>{t('folder.default')}</Tag>}
        <small>{t('folder.items', { count, n: formats.number(count) })}</small>
      </FolderOpen>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="small"
            label={t('folder.more', { title })}
            icon={<EllipsisIcon aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<PencilIcon aria-hidden="true" />} onSelect={() => onAsk({ kind: 'rename', folder })}>
          {t('folder.rename')}
        </MenuItem>
        <MenuItem
          icon={<StarIcon aria-hidden="true" />}
          disabledReason={isDefault ? t('folder.isDefault') : undefined}
          onSelect={() => onMakeDefault(id)}
        >
          {t('folder.makeDefault')}
        </MenuItem>
        <MenuItem
          tone="danger"
          icon={<Trash2Icon aria-hidden="true" />}
          disabledReason={isDefault ? t('folder.keepDefault') : undefined}
          onSelect={() => onAsk({ kind: 'delete', folder })}
        >
          {t('delete')}
        </MenuItem>
      </Menu>
    </FolderRow>
  );
}
