import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

export const ActionForm = styled.form`
  display: grid;
  gap: ${tokens.space[4]};

  & > p {
    color: ${tokens.color.text.secondary};
  }
`;
