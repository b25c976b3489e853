import { tokens } from '@goldbean/tokens';
import { styled } from '../../../styling/index.ts';

const { space } = tokens;

export const WorkFiles = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[2]};
  overflow-wrap: anywhere;

  & > p {
    white-space: pre-wrap;
  }
`;

/** A file, and the way to read it. */
export const WorkFile = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};

  /* A video stands over the way to save it. */
  &[data-video] {
    display: grid;
    gap: ${space[2]};
    justify-items: start;
  }
`;
