import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, font } = tokens;

export const BranchRoot = styled.fieldset`
  display: inline-flex;
  align-items: center;
  border: 0;
  font-size: ${font.size.caption};
  font-variant-numeric: tabular-nums;
  color: ${color.text.secondary};
`;
