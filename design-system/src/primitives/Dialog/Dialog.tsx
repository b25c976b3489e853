import { type ReactNode, useId } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { XIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { DialogClose, DialogFoot, DialogRoot, DialogTitle } from './Dialog.styles.ts';
import { ScrollingBody } from './ScrollingBody.tsx';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  isOpen: boolean;
  /** Asked to close: the cross, Escape, or a press beside it. The owner decides and changes `isOpen`. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the cross: "Close". */
  closeLabel: string;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** 360, 480 or 690 px wide at most. */
  size?: 'small' | 'medium' | 'large';
  /** `bare`: its content is the whole surface, and the title is only read out. It has no footer of its own. */
  look?: 'sheet' | 'bare';
  /** A press beside it does not close: something written would be lost. */
  keepsOnOutsidePress?: boolean;
  /** `alertdialog` for a question that stops everything. */
  role?: 'dialog' | 'alertdialog';
  children?: ReactNode;
}

/**
 * A question or a short task over the page. Its content exists only while it is open.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  footer,
  size = 'medium',
  look = 'sheet',
  keepsOnOutsidePress = false,
  role,
  children,
}: DialogProps) {
  const modal = useModal({ isOpen, onClose, keepsOnOutsidePress });
  const titleId = useId();

  return (
    <DialogRoot {...modal} role={role} data-size={size} data-look={look} aria-labelledby={titleId}>
      {isOpen && (
        <>
          {look === 'bare' ? (
            <VisuallyHidden as="h2" id={titleId}>
              {title}
            </VisuallyHidden>
          ) : (
            <DialogTitle id={titleId}>{title}</DialogTitle>
          )}
          {children && <ScrollingBody labelledBy={titleId}>{children}</ScrollingBody>}
          {footer && <DialogFoot>{footer}</DialogFoot>}
          <DialogClose>
            <IconButton
              size="small"
              label={closeLabel}
              icon={<XIcon aria-hidden="true" />}
              tooltipSide="bottom"
              onClick={onClose}
            />
          </DialogClose>
        </>
      )}
    </DialogRoot>
  );
}
