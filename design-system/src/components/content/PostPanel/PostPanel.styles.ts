import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const PanelBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
`;
