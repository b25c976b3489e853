import styled from '@emotion/styled';
import { tokens } from '@goldbean/tokens';

const { space } = tokens;

export const FormRoot = styled.form`
  display: grid;
  gap: ${space[4]};
`;

export const BeanSign = styled.span`
  display: grid;
  inline-size: 18px;
`;
