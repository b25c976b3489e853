import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  isOpen: boolean;
  /** The question: "Delete 3 messages?" */
  title: ReactNode;
  /** What will happen, and whether it can be taken back. */
  children?: ReactNode;
  /** The action as a verb, "Delete", not "OK". */
  confirmLabel: string;
  cancelLabel: string;
  /** Name of the cross. */
  closeLabel: string;
  /** `danger` for what cannot be taken back, `gold` for what costs beans. */
  tone?: 'primary' | 'danger' | 'gold';
  /** While it is being done: "Deleting…". Holds the dialog open. */
  busyLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action. The focus starts on the way back, never on the action. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  closeLabel,
  tone = 'primary',
  busyLabel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const isBusy = busyLabel !== undefined;
  const cancelUnlessBusy = () => {
    if (!isBusy) onCancel();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={cancelUnlessBusy}
      title={title}
      closeLabel={closeLabel}
      size="small"
      role="alertdialog"
      footer={
        <>
          <Button onClick={cancelUnlessBusy} disabled={isBusy}>
            {cancelLabel}
          </Button>
          <Button tone={tone} fill="filled" busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
