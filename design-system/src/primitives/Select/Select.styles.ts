import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';

export const SelectControl = styled.select`
  flex: 1;
  min-inline-size: 0;
  align-self: stretch;
  margin-inline-end: calc(-1 * ${tokens.space[6]});
  padding-inline-end: ${tokens.space[6]};
  background: none;
  border: 0;
  outline: 0;
  appearance: none;
  cursor: pointer;

  &:disabled {
    opacity: 1;
    cursor: not-allowed;
  }

  & option {
    color: ${tokens.color.text.primary};
    background: ${tokens.color.surface.default};
  }

  & + svg {
    pointer-events: none;
  }
`;
