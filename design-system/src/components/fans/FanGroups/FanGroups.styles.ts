import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

export const GroupsRoot = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
`;
