import styled from '@emotion/styled';
import { tokens } from '@goldbean/tokens';

export const WaitingLines = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;
