import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const FormRoot = styled.form`
  display: grid;
  gap: ${space[4]};
`;

export const BeanSign = styled.span`
  display: grid;
  inline-size: 18px;
`;
