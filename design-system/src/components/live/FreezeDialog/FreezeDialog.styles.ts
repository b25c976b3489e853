import styled from '@emotion/styled';
import { tokens } from '@goldbean/tokens';

export const FreezeForm = styled.form`
  display: grid;
  gap: ${tokens.space[4]};

  & > p {
    color: ${tokens.color.text.secondary};
  }
`;
