import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const CardSheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  text-align: start;
`;

/** Holds the frames of the payment service. */
export const CardFrame = styled.fieldset`
  min-inline-size: 0;
  border: 0;
`;
