import type { ComponentPropsWithRef, ReactNode } from 'react';
import { SwitchControl, SwitchLabel } from './Switch.styles.ts';

export interface SwitchProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'role' | 'checked' | 'defaultChecked' | 'onChange' | 'onToggle'
> {
  /** What is on or off. */
  children: ReactNode;
  isOn: boolean;
  /** Called at once with the new state. */
  onToggle: (isOn: boolean) => void;
}

/** On or off, and it takes effect at once. */
export function Switch({ children, isOn, onToggle, ...rest }: SwitchProps) {
  return (
    <SwitchLabel>
      <SwitchControl
        {...rest}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => {
          onToggle(event.target.checked);
        }}
      />
      <span>{children}</span>
    </SwitchLabel>
  );
}
