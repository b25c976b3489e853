import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

export interface ModalOptions {
  isOpen: boolean;
  /** Asked to close: Escape, or a press beside it. */
  onClose: () => void;
  /** A press beside it does not close. */
  keepsOnOutsidePress?: boolean;
}

/** What the `<dialog>` of a modal must spread on itself. */
export interface ModalAttributes {
  ref: RefObject<HTMLDialogElement | null>;
  onPointerDown: (event: PointerEvent) => void;
  onClick: (event: MouseEvent) => void;
  onCancel: (event: SyntheticEvent) => void;
}

/**
 * The browser's own modal: it holds the focus, makes the page behind inert and gives the focus back. The owner decides
 * whether it is open.
 */
export function useModal({ isOpen, onClose, keepsOnOutsidePress = false }: ModalOptions): ModalAttributes {
  const root = useRef<HTMLDialogElement>(null);
  const pressBegan = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const dialog = root.current;
    if (!dialog || !isOpen) return undefined;
    dialog.showModal();
    return () => {
      dialog.close();
    };
  }, [isOpen]);

  return {
    ref: root,
    onPointerDown: ({ target }) => {
      pressBegan.current = target;
    },
    onClick: ({ target }) => {
      const isOutside = target === root.current && pressBegan.current === root.current;
      if (isOutside && !keepsOnOutsidePress) onClose();
    },
    onCancel: (event) => {
      event.preventDefault();
      if (event.target === root.current) onClose();
    },
  };
}
