import { type KeyboardEvent, type Ref, useImperativeHandle, useRef } from 'react';
import { useFieldControl } from '../Field/field-control.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchIcon, XIcon } from '../icons.ts';
import { isOfInputMethod } from '../input-method.ts';
import { SpinnerRing } from '../Spinner/Spinner.styles.ts';
import { TextInput } from '../TextInput/TextInput.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface SearchInputProps {
  ref?: Ref<{ focus: () => void }>;
  /** What is searched: "Search members". Names the input where no Field does. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Enter was pressed. Where every letter searches, `onChange` is enough. */
  onSearch?: (value: string) => void;
  /** Name of the cross: "Clear the search". */
  clearLabel: string;
  /** Says that the search is under way ("Searching…"), and turns the glass into a spinner. */
  busyLabel?: string;
  placeholder?: string;
  /** 28, 36 or 44 px high. */
  size?: 'small' | 'medium' | 'large';
  isDisabled?: boolean;
}

/** Words to look for. The cross and Escape clear it. */
export function SearchInput({
  ref,
  label,
  value,
  onChange,
  onSearch,
  clearLabel,
  busyLabel,
  placeholder,
  size = 'medium',
  isDisabled = false,
}: SearchInputProps) {
  const field = useFieldControl();
  const input = useRef<HTMLInputElement>(null);

  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);

  const clear = () => {
    onChange('');
    input.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    // Its Escape ends a word as well, and leaves the rest.
    if (isOfInputMethod(event)) return;
    if (event.key === 'Enter') onSearch?.(value);
    if (event.key !== 'Escape' || value === '') return;
    // Escape would also close a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    clear();
  };

  return (
    <TextInput
      ref={input}
      type="search"
      size={size}
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={field.id === undefined ? label : undefined}
      placeholder={placeholder}
      value={value}
      disabled={isDisabled}
      start={
        <>
          {busyLabel === undefined ? <SearchIcon aria-hidden="true" /> : <SpinnerRing aria-hidden="true" />}
          <VisuallyHidden>
            <output>{busyLabel}</output>
          </VisuallyHidden>
        </>
      }
      end={
        value !== '' &&
        !isDisabled && (
          <IconButton size="small" label={clearLabel} icon={<XIcon aria-hidden="true" />} onClick={clear} />
        )
      }
      onChange={({ currentTarget }) => {
        onChange(currentTarget.value);
      }}
      onKeyDown={handleKeyDown}
    />
  );
}
