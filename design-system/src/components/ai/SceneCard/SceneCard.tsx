import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CheckIcon,
  ConfirmDialog,
  EllipsisIcon,
  IconButton,
  Menu,
  MenuItem,
  PencilIcon,
  Tag,
  Trash2Icon,
} from '../../../primitives/index.ts';
import { SceneFoot, SceneName, SceneRoot } from './SceneCard.styles.ts';

/** A role the assistant plays, with its own instructions (E21). */
export interface AiScene {
  id: string;
  name: string;
  /** What it is good for; for an own scene, the beginning of its instructions. */
  description: string;
  /** `built_in` can only be used; an own one can be edited and deleted. */
  owner: 'built_in' | 'own';
}

export interface SceneCardProps {
  scene: AiScene;
  /** Questions are asked in it now. */
  isSelected?: boolean;
  onSelect: () => void;
  onEdit: () => void;
  /** Asked for twice here already. */
  onDelete: () => void;
  /** It is being deleted; the question stays open until it is gone. */
  isDeleting?: boolean;
}

/** A scene to ask in. The whole card chooses it; what is one's own has a menu. */
export function SceneCard({
  scene,
  isSelected = false,
  onSelect,
  onEdit,
  onDelete,
  isDeleting = false,
}: SceneCardProps) {
  const { t } = useTranslation('ai');
  const { t: words } = useTranslation('actions');
  const { t: primitive } = useTranslation('primitives');
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = scene.owner === 'own';
  return (
    <SceneRoot data-selected={isSelected || undefined}>
      <SceneName>
        <button type="button" aria-pressed={isSelected} onClick={onSelect}>
          {scene.name}
        </button>
        {isOwn && (
          <Menu
            align="end"
            trigger={
              <IconButton
                size="small"
                label={t('scene.more', { name: scene.name })}
                icon={<EllipsisIcon aria-hidden="true" />}
              />
            }
          >
            <MenuItem icon={<PencilIcon aria-hidden="true" />} onSelect={onEdit}>
              {words('edit')}
            </MenuItem>
            <MenuItem
              tone="danger"
              icon={<Trash2Icon aria-hidden="true" />}
              onSelect={() => setIsAsking(true)}
            >
              {t('scene.delete')}
            </MenuItem>
          </Menu>
        )}
      </SceneName>
      <p data-clamp>{scene.description}</p>
      <SceneFoot>
        <Tag>{t(isOwn ? 'scene.own' : 'scene.builtIn')}</Tag>
        {isSelected && (
          <Tag tone="brand" icon={<CheckIcon aria-hidden="true" />}>
            {t('scene.inUse')}
          </Tag>
        )}
      </SceneFoot>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('scene.deleteTitle', { name: scene.name })}
        confirmLabel={t('scene.delete')}
        cancelLabel={words('cancel')}
        closeLabel={primitive('close')}
        tone="danger"
        busyLabel={isDeleting ? t('scene.deleting') : undefined}
        onConfirm={onDelete}
        onCancel={() => setIsAsking(false)}
      >
        {t('scene.deleteText')}
      </ConfirmDialog>
    </SceneRoot>
  );
}
