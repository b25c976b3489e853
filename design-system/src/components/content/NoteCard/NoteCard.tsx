import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ConfirmDialog,
  EllipsisIcon,
  IconButton,
  Link,
  Menu,
  MenuItem,
  PencilIcon,
  PlayIcon,
  Trash2Icon,
} from '../../../primitives/index.ts';
import { useFormats } from '../../formats/index.ts';
import { NoteFoot, NoteHead, NoteRoot, NoteText } from './NoteCard.styles.ts';

/** The place in a lesson that a note is pinned to (S27). */
export interface NotePin {
  lesson: string;
  /** From the beginning of the lesson, ms. */
  position: number;
  /** Opens the lesson there. */
  href: string;
}

export interface Note {
  id: string;
  /** Its first line; may be empty. */
  title: string;
  text: string;
  /** UTC ms. */
  updatedAt: number;
  pin?: NotePin;
}

export interface NoteCardProps {
  note: Note;
  onEdit: (note: Note) => void;
  /** Called once the question was answered with yes. */
  onDelete: (note: Note) => void;
}

/** A note of mine. */
export function NoteCard({ note, onEdit, onDelete }: NoteCardProps) {
  const { t } = useTranslation(['content', 'actions', 'primitives']);
  const formats = useFormats();
  const [isAsking, setIsAsking] = useState(false);
  const { title, text, updatedAt, pin } = note;
  return (
    <NoteRoot>
      <NoteHead>
        <h3>{title || t('note.untitled')}</h3>
        <Menu
          align="end"
          trigger={
            <IconButton
              size="small"
              label={t('primitives:more')}
              icon={<EllipsisIcon aria-hidden="true" />}
            />
          }
        >
          <MenuItem icon={<PencilIcon aria-hidden="true" />} onSelect={() => onEdit(note)}>
            {t('actions:edit')}
          </MenuItem>
          <MenuItem tone="danger" icon={<Trash2Icon aria-hidden="true" />} onSelect={() => setIsAsking(true)}>
            {t('delete')}
          </MenuItem>
        </Menu>
      </NoteHead>
      <NoteText data-clamp>{text}</NoteText>
      <NoteFoot>
        <time dateTime={new Date(updatedAt).toISOString()}>{formats.date(updatedAt)}</time>
        {pin && (
          <Link href={pin.href}>
            <PlayIcon aria-hidden="true" />
            {pin.lesson} {formats.clock(pin.position / 1_000)}
          </Link>
        )}
      </NoteFoot>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('note.deleteQuestion')}
        confirmLabel={t('delete')}
        cancelLabel={t('actions:cancel')}
        closeLabel={t('primitives:close')}
        onConfirm={() => {
          setIsAsking(false);
          onDelete(note);
        }}
        onCancel={() => setIsAsking(false)}
      >
        {t('note.deleteNote')}
      </ConfirmDialog>
    </NoteRoot>
  );
}
