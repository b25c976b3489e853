import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { layout, space } = tokens;

export const SearchField = styled.div`
  max-inline-size: ${layout.narrow};
`;

export const SearchGroups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block-start: ${space[4]};
`;
