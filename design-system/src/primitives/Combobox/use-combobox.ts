import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { isOfInputMethod } from '../input-method.ts';
import {
  type ComboboxChoice,
  type ComboboxList,
  type ComboboxOption,
  filterOptions,
  selectedOf,
} from './combobox-options.ts';

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
};

export interface ComboboxModel {
  /** What stands in the input. */
  text: string;
  isOpen: boolean;
  options: readonly ComboboxOption[];
  /** The option that Enter would take. */
  active: ComboboxOption | undefined;
  open: () => void;
  type: (text: string) => void;
  point: (option: ComboboxOption) => void;
  pick: (option: ComboboxOption) => void;
  remove: (option: ComboboxOption) => void;
  handleKeyDown: (event: KeyboardEvent) => void;
  /** Leaving closes it and forgets what was typed and not chosen. */
  handleBlur: (event: FocusEvent) => void;
}

/** What a combobox knows: what is typed, whether it is open, which option is active. */
export function useCombobox(
  list: ComboboxList,
  choice: ComboboxChoice,
  onSearch: ((text: string) => void) | undefined,
): ComboboxModel {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  const selected = selectedOf(choice);
  const shown = choice.kind === 'one' ? (choice.selected?.label ?? '') : '';
  const text = typed ?? shown;
  const listed = 'options' in list ? list.options : [];
  const options = list.kind === 'all' ? filterOptions(listed, typed ?? '') : listed;
  const usable = options.filter(({ isDisabled }) => !isDisabled);
  const active = usable.find(({ value }) => value === pointed) ?? (typed ? usable[0] : undefined);

  const open = () => {
    if (isOpen) return;
    setIsOpen(true);
    setPointed(choice.kind === 'one' ? (choice.selected?.value ?? null) : null);
    onSearch?.('');
  };
  const close = () => {
    setIsOpen(false);
    setTyped(null);
  };
  const type = (next: string) => {
    setTyped(next);
    setPointed(null);
    setIsOpen(true);
    onSearch?.(next);
  };
  const remove = (option: ComboboxOption) => {
    if (choice.kind === 'many') choice.onChange(selected.filter(({ value }) => value !== option.value));
  };
  const pick = (option: ComboboxOption) => {
    if (option.isDisabled) return;
    if (choice.kind === 'one') {
      choice.onSelect(option);
      close();
      return;
    }
    if (selected.some(({ value }) => value === option.value)) remove(option);
    else choice.onChange([...selected, option]);
    setPointed(option.value);
    setTyped(null);
    if (typed) onSearch?.('');
  };

  const move = (event: KeyboardEvent, step: (at: number, count: number) => number) => {
    const isSideways = event.key === 'Home' || event.key === 'End';
    if (isSideways && !(isOpen && active)) return;
    event.preventDefault();
    open();
    const at = usable.findIndex(({ value }) => value === active?.value);
    setPointed(usable[step(at, usable.length)]?.value ?? null);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isOfInputMethod(event)) return;
    const step = steps[event.key];
    if (step) {
      move(event, step);
    } else if (event.key === 'Enter' && isOpen && active) {
      event.preventDefault();
      pick(active);
    } else if (event.key === 'Escape' && (isOpen || typed !== null)) {
      // Escape would also close a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'Backspace' && text === '') {
      const last = selected.at(-1);
      if (last) remove(last);
    }
  };

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    if (choice.kind === 'one' && typed === '' && choice.selected) choice.onSelect(null);
    close();
  };

  return {
    text,
    isOpen,
    options,
    active,
    open,
    type,
    point: ({ value }) => {
      setPointed(value);
    },
    pick,
    remove,
    handleKeyDown,
    handleBlur,
  };
}
