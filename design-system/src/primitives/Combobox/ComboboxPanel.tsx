import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { keepPlaced } from '../floating/placement.ts';
import { CheckIcon } from '../icons.ts';
import { OptionPicture } from './OptionPicture.tsx';
import { SpinnerRing } from '../Spinner/Spinner.styles.ts';
import {
  OptionDescription,
  OptionLabel,
  OptionList,
  OptionRow,
  Panel,
  PanelAction,
  PanelNote,
} from './Combobox.styles.ts';
import type { ComboboxList, ComboboxOption } from './combobox-options.ts';

export interface ComboboxPanelProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLElement | null>;
  list: ComboboxList;
  options: readonly ComboboxOption[];
  selected: readonly ComboboxOption[];
  isMany: boolean;
  active: ComboboxOption | undefined;
  emptyLabel: string;
  onPoint: (option: ComboboxOption) => void;
  onPick: (option: ComboboxOption) => void;
}

export const optionId = (listId: string, value: string) => `${listId}-${value}`;

/** The open list of a Combobox, or what stands in its place. */
export function ComboboxPanel({
  id,
  label,
  anchor,
  list,
  options,
  selected,
  isMany,
  active,
  emptyLabel,
  onPoint,
  onPick,
}: ComboboxPanelProps) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!panel.current || !anchor.current) return undefined;
    panel.current.showPopover();
    return keepPlaced(panel.current, anchor.current, { side: 'bottom', align: 'start', gap: 4 });
  }, [anchor]);

  const activeId = active && optionId(id, active.value);
  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const hasOptions = options.length > 0;
  return (
    <Panel
      ref={panel}
      popover="manual"
      onPointerDown={(event) => {
        // The focus stays in the input, except for a button.
        if (event.target instanceof Element && !event.target.closest('button')) event.preventDefault();
      }}
    >
      {hasOptions && (
        // A datalist cannot be styled, nor hold two lines.
        <OptionList id={id} role="listbox" aria-label={label} aria-multiselectable={isMany || undefined}>
          {options.map((option) => {
            const isSelected = selected.some(({ value }) => value === option.value);
            return (
              <OptionRow
                key={option.value}
                id={optionId(id, option.value)}
                role="option"
                aria-selected={isSelected}
                aria-disabled={option.isDisabled}
                data-active={option.value === active?.value || undefined}
                onPointerMove={() => {
                  if (option.value !== active?.value && !option.isDisabled) onPoint(option);
                }}
                onClick={() => {
                  onPick(option);
                }}
              >
                <OptionPicture option={option} size="small" />
                <OptionLabel>
                  {option.label}
                  {option.description && <OptionDescription>{option.description}</OptionDescription>}
                </OptionLabel>
                {isSelected && <CheckIcon aria-hidden="true" />}
              </OptionRow>
            );
          })}
        </OptionList>
      )}
      <output>
        {list.kind === 'loading' && (
          <PanelNote>
            <SpinnerRing aria-hidden="true" />
            {list.label}
          </PanelNote>
        )}
        {'options' in list && !hasOptions && <PanelNote>{emptyLabel}</PanelNote>}
        {list.kind === 'error' && <PanelNote>{list.message}</PanelNote>}
      </output>
      {list.kind === 'error' && (
        <PanelAction>
          <Button size="small" isWide onClick={list.onRetry}>
            {list.retryLabel}
          </Button>
        </PanelAction>
      )}
    </Panel>
  );
}
