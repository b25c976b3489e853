import styled from '@emotion/styled';
import { tokens } from '@goldbean/tokens';

export const Words = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
`;
