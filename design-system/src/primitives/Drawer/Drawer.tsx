import { type ReactNode, useId } from 'react';
import { DialogClose, DialogFoot } from '../Dialog/Dialog.styles.ts';
import { ScrollingBody } from '../Dialog/ScrollingBody.tsx';
import { useModal } from '../Dialog/use-modal.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { XIcon } from '../icons.ts';
import { DrawerMain, DrawerRoot, DrawerTitle } from './Drawer.styles.ts';

export interface DrawerProps {
  isOpen: boolean;
  /** Asked to close: the cross, Escape, or a press beside it. The owner decides and changes `isOpen`. */
  onClose: () => void;
  title: ReactNode;
  /** Name of the cross: "Close". */
  closeLabel: string;
  /** Buttons, the main one last; they stay while the content scrolls. */
  footer?: ReactNode;
  /** 400 or 690 px wide, and never wider than the window. */
  size?: 'medium' | 'large';
  /** A press beside it does not close: something written would be lost. */
  keepsOnOutsidePress?: boolean;
  children?: ReactNode;
}

/**
 * A list or a longer form over the end of the page, as high as the window: members, files, settings. Modal as a Dialog
 * is. Its content exists only while it is open.
 */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  footer,
  size = 'medium',
  keepsOnOutsidePress = false,
  children,
}: DrawerProps) {
  const modal = useModal({ isOpen, onClose, keepsOnOutsidePress });
  const titleId = useId();

  return (
    <DrawerRoot {...modal} data-size={size} aria-labelledby={titleId}>
      {isOpen && (
        <>
          <DrawerTitle id={titleId}>{title}</DrawerTitle>
          <DrawerMain>
            <ScrollingBody labelledBy={titleId}>{children}</ScrollingBody>
          </DrawerMain>
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
    </DrawerRoot>
  );
}
