import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { color, space } = tokens;

export const NumberRow = styled.div`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: ${space[3]};
  align-items: start;
`;

export const CodeRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]};
  align-items: end;

  /* In line with the input: the field keeps this much room for its foot. */
  & > button {
    margin-block-end: ${space[1]};
  }

  @media (width < 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Sent = styled.output`
  display: block;
  color: ${color.text.secondary};
`;
