import { type ClipboardEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { useFieldControl } from '../Field/field-control.ts';
import { UploadIcon } from '../icons.ts';
import { DropHint, DropRoot, DropTitle } from './FileDrop.styles.ts';

export interface FileDropProps {
  /** What is wanted: "Drop pictures here, or paste them". */
  title: ReactNode;
  /** Kinds and sizes, said before a mistake is made: "PNG or JPEG, 10 MB each, 9 at most". */
  hint?: ReactNode;
  /** On the button: "Choose files". */
  chooseLabel: string;
  /** What was dropped, pasted or chosen. The owner checks kinds and sizes: a file may be called anything. */
  onFiles: (files: readonly File[]) => void;
  /** Kinds the chooser of the system offers: "image/png,image/jpeg". */
  accept?: string;
  /** More than one at a time. */
  isMany?: boolean;
  /** Why nothing can be added now: "9 pictures are the most". */
  disabledReason?: string;
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes files by dropping, pasting or choosing. What becomes of each is told by an UploadItem. */
export function FileDrop({
  title,
  hint,
  chooseLabel,
  onFiles,
  accept,
  isMany = false,
  disabledReason,
}: FileDropProps) {
  const field = useFieldControl();
  const ownId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isHeld = disabledReason !== undefined;

  const give = (list: FileList | null) => {
    const files = [...(list ?? [])];
    if (files.length > 0 && !isHeld) onFiles(isMany ? files : files.slice(0, 1));
  };

  const welcome = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    // Without this the browser would open the file in place of the page.
    event.preventDefault();
    event.dataTransfer.dropEffect = isHeld ? 'none' : 'copy';
    setIsOver(!isHeld);
  };

  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) setIsOver(false);
  };

  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    give(event.clipboardData.files);
  };

  return (
    <DropRoot
      aria-labelledby={`${ownId}-title`}
      data-over={isOver || undefined}
      data-held={isHeld || undefined}
      data-invalid={field['aria-invalid']}
      onDragEnter={welcome}
      onDragOver={welcome}
      onDragLeave={leave}
      onDrop={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        give(event.dataTransfer.files);
      }}
      onPaste={paste}
    >
      <UploadIcon aria-hidden="true" />
      <DropTitle id={`${ownId}-title`}>{title}</DropTitle>
      <Button
        id={field.id}
        aria-describedby={
          [hint ? `${ownId}-hint` : '', field['aria-describedby']].filter(Boolean).join(' ') || undefined
        }
        {...(isHeld && { disabledReason })}
        onClick={() => {
          input.current?.click();
        }}
      >
        {chooseLabel}
      </Button>
      {hint && <DropHint id={`${ownId}-hint`}>{hint}</DropHint>}
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        accept={accept}
        multiple={isMany}
        onChange={({ currentTarget }) => {
          give(currentTarget.files);
          // So that the same file can be chosen again after it failed.
          currentTarget.value = '';
        }}
      />
    </DropRoot>
  );
}
