import { tokens } from '@goldbean/tokens';
import { styled } from '../../styling/index.ts';
import { InputControl, InputFrame } from '../TextInput/TextInput.styles.ts';

export const NumberFrame = styled(InputFrame)`
  gap: ${tokens.space[1]};
  padding-inline-end: ${tokens.space.half};
`;

export const NumberControl = styled(InputControl)`
  inline-size: 8ch;
  font-variant-numeric: tabular-nums;
`;
