import { useId, useRef } from 'react';
import { useFieldControl } from '../Field/field-control.ts';
import { ChevronDownIcon } from '../icons.ts';
import { Tag } from '../Tag/Tag.tsx';
import { ComboboxControl, ComboboxFrame, ComboboxRoot } from './Combobox.styles.ts';
import { ComboboxPanel, optionId } from './ComboboxPanel.tsx';
import { OptionPicture } from './OptionPicture.tsx';
import { type ComboboxChoice, type ComboboxList, selectedOf } from './combobox-options.ts';
import { useCombobox } from './use-combobox.ts';

export type { ComboboxChoice, ComboboxList, ComboboxOption } from './combobox-options.ts';

export interface ComboboxProps {
  /** What is chosen: "Stock". Names the list, and the input where no Field does. */
  label: string;
  list: ComboboxList;
  choice: ComboboxChoice;
  /** What is typed, for an owner that looks for it; nothing as the list opens. The owner waits between letters. */
  onSearch?: (text: string) => void;
  /** Shown when nothing fits: "No stock by that name". */
  emptyLabel: string;
  placeholder?: string;
  /** 28, 36 or 44 px high; chips make it higher. */
  size?: 'small' | 'medium' | 'large';
  isDisabled?: boolean;
}

/** One or several out of many, found by typing. Out of a few, Select. */
export function Combobox({
  label,
  list,
  choice,
  onSearch,
  emptyLabel,
  placeholder,
  size = 'medium',
  isDisabled = false,
}: ComboboxProps) {
  const field = useFieldControl();
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const model = useCombobox(list, choice, onSearch);
  const selected = selectedOf(choice);
  const hasList = model.isOpen && model.options.length > 0;

  return (
    <ComboboxRoot onBlur={model.handleBlur}>
      <ComboboxFrame
        ref={frame}
        data-size={size}
        data-filled={(choice.kind === 'many' && selected.length > 0) || undefined}
        onClick={() => {
          if (!isDisabled) input.current?.focus();
        }}
      >
        {choice.kind === 'many' &&
          selected.map((option) => (
            <Tag
              key={option.value}
              icon={<OptionPicture option={option} size="tiny" />}
              {...(!isDisabled && {
                remove: {
                  label: choice.removeLabel(option.label),
                  onRemove: () => {
                    model.remove(option);
                  },
                },
              })}
            >
              {option.label}
            </Tag>
          ))}
        <ComboboxControl
          {...field}
          ref={input}
          // A select cannot be typed into.
          role="combobox"
          type="text"
          autoComplete="off"
          aria-label={field.id === undefined ? label : undefined}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && model.active ? optionId(listId, model.active.value) : undefined}
          placeholder={selected.length === 0 ? placeholder : undefined}
          value={model.text}
          disabled={isDisabled}
          required={field.required && selected.length === 0}
          onClick={model.open}
          onChange={({ currentTarget }) => {
            model.type(currentTarget.value);
          }}
          onKeyDown={model.handleKeyDown}
        />
        <ChevronDownIcon aria-hidden="true" />
      </ComboboxFrame>
      {model.isOpen && (
        <ComboboxPanel
          id={listId}
          label={label}
          anchor={frame}
          list={list}
          options={model.options}
          selected={selected}
          isMany={choice.kind === 'many'}
          active={model.active}
          emptyLabel={emptyLabel}
          onPoint={model.point}
          onPick={model.pick}
        />
      )}
    </ComboboxRoot>
  );
}
