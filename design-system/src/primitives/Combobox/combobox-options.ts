import { standAllIn } from '../folding/index.ts';

export interface ComboboxOption {
  value: string;
  /** What the member reads, and what typing is compared with. */
  label: string;
  /** A second line: code of a stock, role of a member. Typing finds it too. */
  description?: string;
  /** Stands before the words; without an address the first letter of the label does. Round for people. */
  picture?: { src: string; shape: 'round' | 'square' };
  isDisabled?: boolean;
}

/** Where the options stand. */
export type ComboboxList =
  /** All there are: typing filters them here. */
  | { kind: 'all'; options: readonly ComboboxOption[] }
  /** What the owner found for the words of `onSearch`. */
  | { kind: 'found'; options: readonly ComboboxOption[] }
  /** The owner is looking; the label says so. */
  | { kind: 'loading'; label: string }
  /** The owner could not look. */
  | { kind: 'error'; message: string; retryLabel: string; onRetry: () => void };

/** One or several may be chosen. */
export type ComboboxChoice =
  | { kind: 'one'; selected: ComboboxOption | null; onSelect: (option: ComboboxOption | null) => void }
  | {
      kind: 'many';
      selected: readonly ComboboxOption[];
      onChange: (options: readonly ComboboxOption[]) => void;
      /** Name of the cross on a chip: "Remove Tencent". */
      removeLabel: (label: string) => string;
    };

/** The options in which all words of `text` stand, without case and marks: "thi nguyen" finds Nguyễn Thị Đào. */
export const filterOptions = (options: readonly ComboboxOption[], text: string): readonly ComboboxOption[] =>
  options.filter(({ label, description = '' }) => standAllIn(`${label} ${description}`, text));

export const selectedOf = (choice: ComboboxChoice): readonly ComboboxOption[] =>
  choice.kind === 'many' ? choice.selected : choice.selected ? [choice.selected] : [];
