import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const ReportForm = styled.form`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;
`;
