import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, space } = tokens;

export const GroupChannelRoot = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};

  & > p {
    color: ${color.text.secondary};
  }
`;
