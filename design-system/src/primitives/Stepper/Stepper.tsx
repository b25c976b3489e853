import type { ReactNode } from 'react';
import { CheckIcon, XIcon } from '../icons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { StepItem, StepList, StepMark, StepperRoot, StepWords } from './Stepper.styles.ts';

export type StepState = 'done' | 'current' | 'ahead' | 'failed';

export interface StepperStep {
  key: string;
  label: ReactNode;
  /** A second, quieter line: when it happened, or what is waited for. */
  hint?: ReactNode;
  state: StepState;
}

export interface StepperProps {
  /** Name of the process: "Your order". */
  label: string;
  steps: readonly StepperStep[];
  /** Read out behind a step: "done". */
  stateLabels: Readonly<Record<StepState, string>>;
  /** Side by side where there is room, or always below one another. */
  direction?: 'row' | 'column';
}

/** The steps of a process, and the present one. */
export function Stepper({ label, steps, stateLabels, direction = 'row' }: StepperProps) {
  return (
    <StepperRoot>
      <StepList aria-label={label} data-direction={direction}>
        {steps.map(({ key, label: words, hint, state }, at) => (
          <StepItem key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            <StepMark aria-hidden="true">
              {state === 'done' && <CheckIcon />}
              {state === 'failed' && <XIcon />}
              {(state === 'current' || state === 'ahead') && at + 1}
            </StepMark>
            <StepWords>
              <span>
                {words}
                <VisuallyHidden> {stateLabels[state]}</VisuallyHidden>
              </span>
              {hint !== undefined && <small>{hint}</small>}
            </StepWords>
          </StepItem>
        ))}
      </StepList>
    </StepperRoot>
  );
}
